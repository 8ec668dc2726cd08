import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  extra,
  flag,
  id,
  lenient,
  list,
  oneOf,
  optionalId,
  optionalText,
  page,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';
import { coupon, couponFields, couponOffer } from './couponRows';

const PREFIX = '/api/miniapp/coupon';

const paging = { currentPage: v.number(), pageSize: v.number() };

/** One page of what can be claimed. Readable without a session; everybody sees `claimable` then. */
export const getCouponCenter = defineCall({
  method: 'GET',
  path: `${PREFIX}/center`,
  role: 'primary',
  payload: record(paging),
  data: record({ ...page(couponOffer).entries, serverTime: serverTime() }),
});

export const WALLET_TABS = ['usable', 'expiring', 'used', 'expired'] as const;
export type WalletTab = (typeof WALLET_TABS)[number];

const NO_COUNTS = { usable: 0, expiring: 0, used: 0, expired: 0 };

/** One page of the member's coupons; expired ones stay 90 days. `usable` lists what expires first first. */
export const getMyCoupons = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'primary',
  payload: record({ tab: v.picklist(WALLET_TABS), ...paging }),
  data: record({
    ...page(coupon).entries,
    counts: lenient(record({ usable: count(), expiring: count(), used: count(), expired: count() }), NO_COUNTS),
    serverTime: serverTime(),
  }),
});

export const store = record({ storeId: id(), name: text(), address: text(), phone: text(), hours: text() });
export type Store = v.InferOutput<typeof store>;

/** One coupon of the member with a fresh code when staff can take it. Another member's: 2011, unknown: 2010. */
export const getCouponDetail = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ couponId: v.string() }),
  data: record({
    ...couponFields,
    /** 16 digits for staff; '' when it is used in the app only or cannot be used now. */
    code: text(),
    /** What the QR code says; '' without a code. */
    qrText: text(),
    /** When the code stops working; null without a code. */
    expireAt: time(),
    steps: list(v.string()),
    rules: blocks(),
    stores: list(store),
    goods: list(record({ goodsId: id(), name: text() })),
    /** He is told before it ends. */
    reminded: flag(),
    usedAt: time(),
    usedStore: optionalText(),
    serverTime: serverTime(),
  }),
});
export type CouponDetail = v.InferOutput<typeof getCouponDetail.data>;

const CLAIM_RESULTS = ['claimed', 'soldOut', 'limit', 'notStarted', 'ended', 'level'] as const;
export type ClaimResult = (typeof CLAIM_RESULTS)[number];

/** Claims one coupon of the centre. Being too late is a result with its reason, not an error. */
export const claimCoupon = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim`,
  role: 'money',
  payload: record({ couponId: v.string(), clientToken: v.string() }),
  data: extra(
    record({
      result: oneOf(CLAIM_RESULTS, 'ended'),
      /** The coupon in the wallet, with `claimed`. */
      couponId: optionalId(),
      validTo: time(),
      reasonText: optionalText(),
    }),
  ),
});

/** Claims several coupons; each has its own result. */
export const claimCoupons = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim/batch`,
  role: 'money',
  payload: record({ ids: v.array(v.string()), clientToken: v.string() }),
  data: extra(
    record({
      results: list(record({ id: id(), result: oneOf(CLAIM_RESULTS, 'ended'), reasonText: optionalText() })),
    }),
  ),
});

/** Whether staff has used the coupon by now. Asked every few seconds while its code is open. */
export const getCouponCodeStatus = defineCall({
  method: 'GET',
  path: `${PREFIX}/code/status`,
  role: 'background',
  payload: record({ couponId: v.string() }),
  data: record({ used: flag(), usedAt: time(), store: optionalText() }),
});

/** Switches the reminder: of an offer for the start of claiming, of a coupon in the wallet before it ends. */
export const remindCoupon = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'setting',
  payload: record({ couponId: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: v.boolean() })),
});
