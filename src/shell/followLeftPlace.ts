import { history } from 'umi';
import { isRedirecting } from '@/session/redirectRecord';
import { cleanHash } from '@/session/returnAddress';
import { subscribeSession } from '@/session/subscribeSession';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';
import { holdPlace } from './scrollMemory';

const NOTE = 'leftPlace';

const present = () => cleanHash(window.location.hash);

/** The address and the place on it, in CSS pixels, from which this page leaves, for the login or `isGone`; none while it does not. */
function notePlace(isGone: boolean): void {
  const top = Math.round(window.scrollY);
  const isLogin = isRedirecting();
  if ((isLogin || isGone) && top > 0) tabNotes.write(NOTE, JSON.stringify({ at: present(), top, isLogin }));
  else tabNotes.remove(NOTE);
}

/** The browser has opened this page again: it was loaded anew, or is what a step back from elsewhere leads to. */
function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'reload' || opening?.type === 'back_forward';
}

/** Back at that address, and not yet moved on: where he was. */
function goBackToPlace(): void {
  const noted = readRecord(tabNotes, NOTE);
  tabNotes.remove(NOTE);
  if (typeof noted?.top !== 'number' || noted.at !== present() || window.scrollY > 0) return;
  if (!noted.isLogin && !isOpenedAgain()) return;
  const stop = holdPlace(noted.top);
  // The place of another address is another one.
  const forget = history.listen(() => {
    forget();
    stop();
  });
}

/**
 * Whoever goes to the login far down a page, and comes back to the same page, is where he was, signed in or not; so is who
 * loads the page anew, or goes back to it from a page of somebody else. A page that the phone takes from its memory is not
 * told so: it was hidden before.
 */
export function followLeftPlace(): void {
  goBackToPlace();
  subscribeSession(() => notePlace(false));
  window.addEventListener('pagehide', () => notePlace(true));
  document.addEventListener('visibilitychange', () => document.hidden && notePlace(true));
}
