import { createStore } from './storage';

/**
 * All that this app keeps on a phone for nobody in particular: who is signed in, where the visit came from, how things
 * are shown. Whatever belongs to a member goes through the session's `memberTab` and `memberPhone`.
 */
export type TabNote =
  | 'loginInfo'
  | 'systemOauthRedirect'
  | 'loginRedirect'
  | 'loginRedirects'
  | 'loginTaken'
  | 'leftPlace'
  | 'nurseday_channelName'
  | 'nurseday_channelType'
  | 'nurseday_inviter'
  | `lotterySkip:${string}`
  | 'problemsTold'
  | 'chunkReloadAt';

export type PhoneNote =
  | 'elderMode'
  | 'elderAsked'
  | 'logoutLeft'
  | 'owner'
  | 'leftAt'
  | 'readingSize'
  | `text:${string}`
  | `lastVisit:${string}`
  | `skinArticle:${string}`;

/** Lives as long as the tab. */
export const tabNotes = createStore<TabNote>(() => window.sessionStorage);

/** Stays on the phone. */
export const phoneNotes = createStore<PhoneNote>(() => window.localStorage);
