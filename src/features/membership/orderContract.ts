import * as v from 'valibot';
import {
  cents,
  count,
  id,
  lenient,
  list,
  nextSteps,
  oneOf,
  operate,
  optionalText,
  orderCampaign,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

/**
 * States of a card order: waiting for money, money on its way, a trial that waits for its activation, done, cancelled,
 * money going back, money back, lapsed trial.
 */
export const ORDER_STATUSES = [
  'unknown',
  'waiting',
  'processing',
  'reserved',
  'done',
  'cancelled',
  'refunding',
  'refunded',
  'invalid',
] as const;
export type VipOrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_TYPES = ['buy', 'renew', 'trial_reserve', 'gift'] as const;
export type VipOrderType = (typeof ORDER_TYPES)[number];

const orderFields = {
  orderNo: id(),
  type: oneOf(ORDER_TYPES, 'buy'),
  status: oneOf(ORDER_STATUSES, 'unknown'),
  cardName: text(),
  planName: text(),
  days: count(),
  /** In cents, less the coupon. */
  amount: cents(),
  payAmount: cents(),
  createdAt: time(),
  paidAt: time(),
  /** Until when it can be paid; null once it cannot. */
  expireAt: time(),
  operate: operate(),
  campaign: orderCampaign(),
};

export const vipOrder = record(orderFields);
export type VipOrder = v.InferOutput<typeof vipOrder>;

export const vipOrderDetail = record({
  ...orderFields,
  cardId: text(),
  /** What the coupon took off, in cents; 0 without one. */
  discount: cents(),
  couponTitle: optionalText(),
  /** The card's expiry that this order gave, or would give when paid now. */
  newExpireAt: time(),
  /** Says in what way the money came. */
  payChannel: optionalText(),
  agreement: lenient(v.optional(record({ title: text(), version: text(), acceptedAt: time() })), undefined),
  timeline: list(record({ at: time(), text: text() })),
  /** While money is on its way: how many minutes its confirmation takes at most. */
  confirmMinutes: count(),
  /** When money that goes back arrives, in words. */
  refundText: optionalText(),
  /** Why it was cancelled, lapsed or refused. */
  reasonText: optionalText(),
  /** What came back, or is on its way back, with cancelled and refunded orders. */
  returned: lenient(v.optional(record({ cents: cents(), days: count(), couponTitle: optionalText() })), undefined),
  /** What a refund would give back now. */
  refundQuote: lenient(
    v.optional(record({ cents: cents(), days: count(), basis: text(), couponTitle: optionalText() })),
    undefined,
  ),
  /** Day and place of a trial. */
  reserve: lenient(
    v.optional(record({ slot: text(), place: text(), usableFrom: time(), reserveExpireAt: time(), code: text() })),
    undefined,
  ),
  nextSteps: nextSteps(),
  serverTime: serverTime(),
});
export type VipOrderDetail = v.InferOutput<typeof vipOrderDetail>;
