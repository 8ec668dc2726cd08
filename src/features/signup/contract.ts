import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  optionalId,
  optionalText,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/campaign/join';

/** A time to choose. Times in epoch ms of the server's clock. */
const slot = record({ id: id(), start: time(), end: time(), left: count() });
export type Slot = v.InferOutput<typeof slot>;

/** Somebody whom the member can sign up: himself, or one of his family book. The name comes masked. */
const person = record({ personId: id(), name: text(), relation: text() });
export type Person = v.InferOutput<typeof person>;

/** What the form asks for. A kind that the app does not know is left out. */
export const FIELD_KINDS = ['person', 'contact', 'address', 'note', 'choice'] as const;
const field = record({
  key: id(),
  kind: v.picklist(FIELD_KINDS),
  label: text(),
  required: flag(),
  /** In characters; 0 without a limit. */
  max: count(),
  hint: optionalText(),
  /** Of a choice. */
  options: list(v.string()),
});
export type SignupField = v.InferOutput<typeof field>;

/** Something that has to be so before the member can sign up; `operate` leads to where it is done. */
const condition = record({ key: id(), text: text(), done: flag(), operate: operate() });
export type SignupCondition = v.InferOutput<typeof condition>;

/** Masked but for the area. */
const addressParts = {
  addressId: id(),
  name: text(),
  mobileMasked: text(),
  areaText: text(),
  detail: text(),
};
const address = record(addressParts);

/** `reasonText`: why nobody comes to this address. */
const ownAddress = record({ ...addressParts, reasonText: optionalText() });

/** coming: not open yet. open: takes sign-ups. closed: the deadline has passed. running: it takes place. over. */
export const SIGNUP_STATUSES = ['coming', 'open', 'closed', 'running', 'over'] as const;

export const signupConfig = record({
  code: id(),
  /** Where a campaign has several things to sign up for. */
  packageId: optionalId(),
  title: text(),
  /** What it is, a line each. */
  lines: list(v.string()),
  status: oneOf(SIGNUP_STATUSES, 'closed'),
  /** From when until when sign-ups are taken; the deadline is not the start. */
  opensAt: time(),
  deadline: time(),
  startAt: time(),
  endAt: time(),
  /** Facts in the server's words: where, for whom. */
  facts: list(record({ term: v.string(), value: v.string() })),
  quota: maybe(record({ total: count(), taken: count(), left: count() })),
  /** Whether one of the slots has to be chosen. */
  needsSlot: flag(),
  slots: list(slot),
  slotHint: optionalText(),
  fields: list(field),
  people: list(person),
  /** Where somebody is added to the family book. */
  addPerson: operate(),
  /** The member himself; absent for a guest. `isVerified`: the number was verified once and is not asked for again. */
  contact: maybe(record({ name: text(), mobileMasked: text(), isVerified: flag() })),
  address: maybe(ownAddress),
  /** What one pays, in cents; 0: free. null: unknown, then nobody can sign up. */
  payAmount: cents(),
  /** How it comes about; an amount below 0 is taken off. */
  prices: list(record({ text: v.string(), amount: v.pipe(v.number(), v.safeInteger()) })),
  /** For one visit, for one person. */
  unit: optionalText(),
  refundText: optionalText(),
  /** Terms that are agreed to by a tick; `key` of text/detail. */
  agreement: maybe(record({ key: id(), title: text(), note: text() })),
  /** Consent to use data on health: its present wording, and the member's consent to it when there is one. */
  consent: maybe(record({ type: v.literal('health'), title: text(), note: text(), consentId: optionalId() })),
  conditions: list(condition),
  /** Key of the rules for text/detail. */
  rulesKey: optionalText(),
  /** Whether the campaign's page was taken off: nothing leads there any more. */
  removed: flag(),
  /** `join` or `wait`; switched off it says why: not started, over, joined. */
  operate: operate(),
  serverTime: serverTime(),
});
export type SignupConfig = v.InferOutput<typeof signupConfig>;

/** What can be signed up for, for guests too. `addressId`: the address that the member has picked. */
export const getSignupConfig = defineCall({
  method: 'GET',
  path: `${PREFIX}/config`,
  role: 'primary',
  payload: record({
    code: v.string(),
    packageId: v.optional(v.string()),
    addressId: v.optional(v.string()),
  }),
  data: signupConfig,
});

/** toPay: the seat is held until `payExpireAt`. waiting: on the waiting list. refunding, refunded: the money goes back. */
export const JOIN_STATUSES = ['waiting', 'toPay', 'joined', 'done', 'cancelled', 'refunding', 'refunded'] as const;

export const join = record({
  joinId: id(),
  packageId: optionalId(),
  title: text(),
  /** The member's number; the same however often he signs up. */
  number: text(),
  status: oneOf(JOIN_STATUSES, 'joined'),
  statusText: text(),
  /** One line: what happens next, until when. */
  tip: optionalText(),
  slot: maybe(record({ id: id(), start: time(), end: time() })),
  place: optionalText(),
  /** Where staff come to. */
  address: maybe(address),
  /** Who is signed up, masked. */
  personText: text(),
  note: text(),
  joinedAt: time(),
  /** How many are before him on the waiting list. */
  ahead: maybe(count()),
  amount: cents(),
  orderNo: optionalId(),
  payExpireAt: time(),
  /** What staff scan. */
  checkCode: optionalText(),
  /** A group to scan once one has joined. */
  group: maybe(record({ title: text(), text: text(), qrText: text() })),
  /** Until when note and answers can be changed; null when they cannot. */
  editableUntil: time(),
  answers: list(record({ key: id(), value: v.string() })),
  /** What cancelling would bring back now; absent when it cannot be cancelled. */
  returnable: maybe(record({ cash: cents(), text: text() })),
  operate: operate(),
});
export type Join = v.InferOutput<typeof join>;

/** What the member has signed up for in a campaign, newest first, with what is over. */
export const getMyJoins = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'primary',
  payload: record({ code: v.string() }),
  data: record({ joins: list(join), serverTime: serverTime() }),
});

/**
 * Signs up, joins the waiting list (`isWaiting`), or changes what was handed in (`joinId`). Who has signed up already gets
 * his first number again. Refused with 2001, 2002, 2003 (the slot was taken), 2007 (another amount by now), 2006 (a
 * condition), 2014 (no consent), 400 (with `field`: the key of the one that is wrong).
 */
export const submitJoin = defineCall({
  method: 'POST',
  path: `${PREFIX}/submit`,
  role: 'money',
  payload: record({
    code: v.string(),
    packageId: v.optional(v.string()),
    joinId: v.optional(v.string()),
    slotId: v.optional(v.string()),
    isWaiting: v.optional(v.boolean()),
    personId: v.optional(v.string()),
    /** Who answers for somebody under age, and that he agrees. */
    guardian: v.optional(record({ name: v.string(), agrees: v.boolean() })),
    addressId: v.optional(v.string()),
    note: v.optional(v.string()),
    answers: v.optional(list(record({ key: v.string(), value: v.string() }))),
    agrees: v.optional(v.boolean()),
    consentId: v.optional(v.string()),
    /** The amount that was on screen, in cents; only compared. */
    payAmount: v.optional(v.number()),
    clientToken: v.string(),
  }),
  data: extra(
    record({
      joinId: id(),
      number: text(),
      status: oneOf(JOIN_STATUSES, 'joined'),
      /** With something to pay. */
      orderNo: optionalId(),
      needPay: flag(),
      /** It stood already. */
      isRepeat: maybe(flag()),
    }),
  ),
});

/** Gives the seat back; the next one of the waiting list moves up. */
export const cancelJoin = defineCall({
  method: 'POST',
  path: `${PREFIX}/cancel`,
  role: 'money',
  payload: record({ joinId: v.string(), clientToken: v.string() }),
  data: extra(record({ returned: record({ cash: cents(), text: text() }) })),
});
