import * as v from 'valibot';
import { DELIVERIES, earning, freeShipping, orderItem, orderStore, shownAddress } from '@/features/order';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  countOrNull,
  flag,
  id,
  list,
  maybe,
  oneOf,
  optionalText,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const couponChoice = record({
  couponId: id(),
  name: text(),
  /** What it takes off this order, in cents; 0 when it cannot be used. */
  discount: cents(),
  usable: flag(),
  reasonText: optionalText(),
  expireAt: time(),
});
export type CouponChoice = v.InferOutput<typeof couponChoice>;

/** What stands in the way of an order. */
const PREVIEW_ERRORS = ['points', 'stock', 'limit', 'level', 'notStarted', 'closed', 'address', 'store'] as const;

export const orderPreview = record({
  previewToken: id(),
  /** Until when `previewToken` may be handed in. */
  expireAt: time(),
  lines: list(orderItem),
  points: points(),
  cash: cents(),
  /** What is charged. */
  freight: cents(),
  /** Absent where no right says anything about the freight. */
  freeShipping: maybe(freeShipping),
  /** Absent when the order earns no points. */
  earn: maybe(earning),
  discount: cents(),
  payAmount: cents(),
  pointsBefore: points(),
  pointsAfter: points(),
  deliver: oneOf(DELIVERIES, 'express'),
  deliverText: text(),
  address: maybe(shownAddress),
  store: maybe(orderStore),
  /** The coupon that is counted in; absent without one. */
  couponId: optionalText(),
  coupons: list(couponChoice),
  /** How many pieces the member can take at most now, and why not more. */
  maxNum: countOrNull(),
  maxText: optionalText(),
  /** Empty when the order can be handed in. */
  errors: list(record({ code: v.picklist(PREVIEW_ERRORS), text: v.string() })),
  /** With `campaign`: whether its price is counted, in words. */
  campaign: maybe(record({ code: id(), text: text(), applies: flag() })),
  serverTime: serverTime(),
});
export type OrderPreview = v.InferOutput<typeof orderPreview>;

/** Counts an order before it is handed in. The figures are the server's; the app sends a choice only. */
export const previewOrder = defineCall({
  method: 'POST',
  path: '/api/miniapp/mall/order/preview',
  role: 'primary',
  payload: record({
    skuId: v.string(),
    num: v.pipe(v.number(), v.integer(), v.minValue(1)),
    addressId: v.optional(v.string()),
    /** Chooses pickup instead of a parcel. */
    storeId: v.optional(v.string()),
    /** Absent: the coupon that saves most. "none": no coupon. */
    couponId: v.optional(v.string()),
    /** The code of the campaign that led to the good; the order keeps it. */
    campaign: v.optional(v.string()),
  }),
  data: orderPreview,
});

/** Places where a good can be picked up, the nearest first when a position is sent. */
export const getStores = defineCall({
  method: 'GET',
  path: '/api/miniapp/mall/store/list',
  role: 'secondary',
  payload: record({ goodsId: v.string(), lat: v.optional(v.number()), lng: v.optional(v.number()) }),
  data: list(
    record({
      storeId: id(),
      name: text(),
      address: text(),
      phone: text(),
      /** Metres from the position that was sent; null without a position. */
      distance: countOrNull(),
      hours: text(),
    }),
  ),
});
