import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { PAID_LEVEL } from '@/shared/config/constants';
import {
  count,
  countOrNull,
  id,
  list,
  oneOf,
  operate,
  optionalId,
  optionalText,
  page,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/discount';

export const DISCOUNT_CATEGORIES = ['own', 'partner'] as const;
export type DiscountCategory = (typeof DISCOUNT_CATEGORIES)[number];

const discountStore = record({
  storeId: id(),
  name: text(),
  address: text(),
  phone: text(),
  /** Metres from the place that was sent; null without one. */
  distance: countOrNull(),
});
export type DiscountStore = v.InferOutput<typeof discountStore>;

const discount = record({
  id: id(),
  title: text(),
  provider: text(),
  category: oneOf(DISCOUNT_CATEGORIES, 'own'),
  /** percent: per cent that is paid; amount: cents off; gift: no figure. */
  type: oneOf(['percent', 'amount', 'gift'], 'gift'),
  value: countOrNull(),
  requirement: text(),
  validTo: time(),
  limitPerUser: count(),
  taken: count(),
  /** 0 everybody, 1 杏花, 2 金杏. */
  needLevel: oneOf([0, 1, PAID_LEVEL], 0),
  needLevelName: text(),
  status: oneOf(['open', 'locked', 'usedUp', 'ended'], 'ended'),
  reasonText: optionalText(),
  stores: list(discountStore),
  /** What opens it: a claim into the wallet, the member code, a page of a partner, a mini-program page, a route. */
  linkType: oneOf(['claim', 'memberCode', 'url', 'mini', 'route'], 'claim'),
  link: text(),
  couponId: optionalId(),
  operate: operate(),
});
export type Discount = v.InferOutput<typeof discount>;

/** One page of offers; with lat and lng nearest first, else by name. Readable without a session. */
export const getDiscountList = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  payload: record({
    category: v.picklist([...DISCOUNT_CATEGORIES, 'all']),
    needLevel: v.optional(v.number()),
    lat: v.optional(v.number()),
    lng: v.optional(v.number()),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: record({ ...page(discount).entries, serverTime: serverTime() }),
});

/** Puts an offer into the member's wallet as a coupon. */
export const claimDiscount = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim`,
  role: 'money',
  payload: record({ id: v.string(), clientToken: v.string() }),
  data: unread(record({ couponId: id() })),
});
