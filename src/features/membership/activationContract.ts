import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { count, flag, id, oneOf, record, serverTime, text, time } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp';

/** Why a card number or code cannot be used. '' when it can. */
export const REFUSED_CODES = [
  '',
  'unknown',
  'batch',
  'wrong',
  'used',
  'permanent',
  'overdue',
  'locked',
  'notYours',
  'notYet',
  'mine',
] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];

export const activationCheck = record({
  valid: flag(),
  cardName: text(),
  /** The account that the code would be used for: its phone, masked by the server. */
  accountMasked: text(),
  days: count(),
  isPermanent: flag(),
  /** The card's expiry after the activation; null for a permanent card or a refused code. */
  newExpireAt: time(),
  reasonCode: oneOf(REFUSED_CODES, 'unknown'),
  reasonText: text(),
  /** Tries that are left before the lock. */
  attemptsLeft: count(),
  /** When a lock ends; null without one. */
  unlockAt: time(),
  serverTime: serverTime(),
});
export type ActivationCheck = v.InferOutput<typeof activationCheck>;

/** Looks at a code without using it up; a refusal is a result, not an error. */
export const checkActivation = defineCall({
  method: 'POST',
  path: `${PREFIX}/vip/activate/check`,
  role: 'write',
  payload: record({ cardNo: v.optional(v.string()), code: v.string(), clientToken: v.optional(v.string()) }),
  data: activationCheck,
});

/** What a refused activation (2012, 2013) carries. */
export const activationRefusal = record({
  reasonCode: oneOf(REFUSED_CODES, 'unknown'),
  reasonText: text(),
  attemptsLeft: count(),
  unlockAt: time(),
});

/** Turns a code into membership. */
export const submitActivation = defineCall({
  method: 'POST',
  path: `${PREFIX}/vip/activate/submit`,
  role: 'money',
  payload: record({
    cardNo: v.optional(v.string()),
    code: v.string(),
    consentId: v.string(),
    clientToken: v.string(),
  }),
  data: record({ orderNo: id(), cardId: text(), newExpireAt: time() }),
});
