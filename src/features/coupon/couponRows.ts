import * as v from 'valibot';
import {
  cents,
  countOrNull,
  flag,
  id,
  lenient,
  oneOf,
  operate,
  optionalId,
  optionalText,
  record,
  text,
  time,
} from '@/shared/lib/schema';

/**
 * amount: `faceValue` is cents off. percent: per cent of the price that is paid (90 = 9 折). service, gift: how often.
 * other: anything else; nobody is told that it is free, or what it is worth.
 */
export const COUPON_KINDS = ['amount', 'percent', 'service', 'gift', 'other'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/**
 * In the centre: notStarted, claimable, claimed (this member has his share), soldOut.
 * In the wallet: waiting (valid later), usable, frozen (held by an unpaid order), used, expired.
 */
export const COUPON_STATUSES = [
  'notStarted',
  'claimable',
  'claimed',
  'soldOut',
  'waiting',
  'usable',
  'frozen',
  'used',
  'expired',
] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** What every coupon has, offered or owned. */
export const couponFields = {
  couponId: id(),
  title: text(),
  kind: oneOf(COUPON_KINDS, 'other'),
  faceValue: countOrNull(),
  /** The order sum in cents from which it can be used; 0 = none. */
  threshold: cents(),
  /** What it can be used for, in words. */
  scope: text(),
  status: oneOf(COUPON_STATUSES, 'expired'),
  /** Validity in the wallet; null in the centre where it starts with the claim. */
  validFrom: time(),
  validTo: time(),
  /** Whole days until validTo, only in the last seven. */
  daysLeft: lenient(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
  /** Says how it stands when it cannot be used, or what to know before. */
  reasonText: optionalText(),
  /** Where it is used in the app; '' when staff takes it. */
  route: text(),
  operate: operate(),
};

export const coupon = record(couponFields);
export type Coupon = v.InferOutput<typeof coupon>;

/** A coupon that can be claimed. */
export const couponOffer = record({
  ...couponFields,
  /** How many are left of how many; null when the number is not limited. */
  left: countOrNull(),
  total: countOrNull(),
  /** When claiming starts, with `notStarted`. */
  startAt: time(),
  /** How long it is valid, in words. */
  validText: text(),
  reminded: flag(),
  /** The member's coupon that came of it, with `claimed`. */
  myCouponId: optionalId(),
});
export type CouponOffer = v.InferOutput<typeof couponOffer>;
