import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  optionalId,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp';

/** What a member can be asked to agree to. Assumption: the kinds of the consent screen. */
export const CONSENT_TYPES = ['vip', 'trial', 'activate', 'keyan', 'pay', 'health', 'skin', 'skinChild'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];

const consentType = v.picklist(CONSENT_TYPES);
/** In the records: also what others agreed to by way of the member. */
const recordedType = v.picklist([...CONSENT_TYPES, 'family']);

export const consentText = record({
  type: recordedType,
  title: text(),
  /** Identity of the wording; another wording has another version and needs a new consent. */
  version: id(),
  updatedAt: time(),
  /** The key points, at most seven. */
  points: list(v.string()),
  blocks: blocks(),
  /** One sentence on refund and validity. */
  refundText: text(),
  /** How long the key points stay on screen before the button works. */
  waitSeconds: count(),
  /** The whole text stands open, and the button works once its end was seen. */
  requireScroll: maybe(v.boolean()),
  accepted: flag(),
  /** The consent given to this version, when there is one. */
  consentId: optionalId(),
  provider: maybe(record({ name: text(), phone: text() })),
});
export type ConsentText = v.InferOutput<typeof consentText>;

/** The text that is asked for, in its present version. Readable without a session. */
export const getConsent = defineCall({
  method: 'GET',
  path: `${PREFIX}/consent/get`,
  role: 'primary',
  payload: record({ type: recordedType }),
  data: consentText,
});

/** Records the consent to exactly the version that was on screen; an older version is refused (2007). */
export const acceptConsent = defineCall({
  method: 'POST',
  path: `${PREFIX}/consent/accept`,
  role: 'write',
  payload: record({ type: consentType, version: v.string(), clientToken: v.string() }),
  data: extra(record({ consentId: id(), type: consentType, version: id(), acceptedAt: time() })),
});

export const consentEntry = record({
  consentId: id(),
  type: recordedType,
  title: text(),
  version: text(),
  acceptedAt: time(),
  /** null while the consent stands. */
  withdrawnAt: time(),
  canWithdraw: flag(),
  /** What a withdrawal changes, in the server's words. */
  effect: text(),
});
export type ConsentEntry = v.InferOutput<typeof consentEntry>;

/** Every consent the member has given, newest first, withdrawn ones included. */
export const getConsentList = defineCall({
  method: 'GET',
  path: `${PREFIX}/consent/list`,
  role: 'secondary',
  data: list(consentEntry),
});

/** Takes a consent back; the entry stays in the list. */
export const withdrawConsent = defineCall({
  method: 'POST',
  path: `${PREFIX}/consent/withdraw`,
  role: 'write',
  payload: record({ consentId: v.string(), clientToken: v.string() }),
  data: unread(record({ consentId: id(), withdrawnAt: time() })),
});

/** A part of a longer text, with its entry in the table of contents. */
const textSection = record({ key: id(), title: text(), blocks: blocks() });

/** What an earlier or the present wording changed; its version can be asked for. */
const textChange = record({ version: id(), at: time(), text: text() });

export const serverText = record({
  key: id(),
  title: text(),
  version: text(),
  /** The whole text; of one with sections their sum. */
  blocks: blocks(),
  updatedAt: time(),
  /** Empty for a short text. */
  sections: list(textSection),
  /** Newest first; empty for a text without a history. */
  changes: list(textChange),
  /** The wording that holds now; absent where there is no other one. */
  latestVersion: optionalId(),
  /** Who answers for it. */
  organiser: maybe(record({ name: text(), phone: text() })),
});
export type ServerText = v.InferOutput<typeof serverText>;

/** A rule or agreement by its key, for example "vip" or "privacy"; an earlier wording by its version. */
export const getText = defineCall({
  method: 'GET',
  path: `${PREFIX}/text/detail`,
  role: 'primary',
  payload: record({ key: v.string(), version: v.optional(v.string()) }),
  data: serverText,
});

export const closeState = record({
  /** none: nothing asked for. cooling: asked for, can still be taken back. */
  status: oneOf(['none', 'cooling'], 'none'),
  /** When the account goes; null unless cooling. */
  closesAt: time(),
  /** For how many days after it is asked for it can be taken back. */
  coolingDays: count(),
  /** What has to be finished first, and where; a route that the app lacks is no link. */
  blockers: list(record({ text: text(), action: text(), route: text() })),
  serverTime: serverTime(),
});

export type CloseState = v.InferOutput<typeof closeState>;

/** Whether the account is about to be closed, and what stands against it. */
export const getCloseState = defineCall({
  method: 'GET',
  path: `${PREFIX}/user/close/status`,
  role: 'primary',
  data: closeState,
});

/** Asks for the account to be closed; it goes after a time in which the member can think again. */
export const applyClose = defineCall({
  method: 'POST',
  path: `${PREFIX}/user/close/apply`,
  role: 'write',
  payload: record({ reason: v.string(), clientToken: v.string() }),
  data: unread(record({ applyId: id(), status: text() })),
});

/** Takes the request back. */
export const cancelClose = defineCall({
  method: 'POST',
  path: `${PREFIX}/user/close/cancel`,
  role: 'write',
  payload: record({ clientToken: v.string() }),
  data: unread(record({ status: text() })),
});
