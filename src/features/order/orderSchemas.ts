import * as v from 'valibot';
import {
  cents,
  count,
  id,
  lenient,
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  orderCampaign,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';
import { afterSale } from './afterSaleSchemas';
import { ORDER_STATUS } from './orderStatus';

export const DELIVERIES = ['express', 'pickup', 'virtual'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const orderItem = record({
  itemId: id(),
  goodsId: text(),
  skuId: text(),
  name: text(),
  img: text(),
  spec: text(),
  num: count(),
  /** For one piece. */
  points: points(),
  /** For one piece, in cents. */
  cash: cents(),
  deliver: oneOf(DELIVERIES, 'express'),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

/** Name, phone and house number come masked. */
export const shownAddress = record({
  addressId: text(),
  name: text(),
  mobileMasked: text(),
  areaText: text(),
  detail: text(),
});

export const orderStore = record({ storeId: id(), name: text(), address: text(), phone: text(), hours: text() });

/** Freight that a right of the member waived, in cents, with what to know about it; 0: nothing, and why. */
export const freeShipping = record({ saved: cents(), text: text() });

/** Points that the order's money earns, and when they come or came. */
export const earning = record({ points: points(), text: text() });

export const parcel = record({
  company: text(),
  no: text(),
  phone: text(),
  /** Newest first; empty right after sending. */
  traces: list(record({ at: time(), text: v.string() })),
});
export type Parcel = v.InferOutput<typeof parcel>;

/** What has come back, or would come back. */
export const returned = record({ points: points(), cash: cents(), couponIds: list(v.string()) });
export type Returned = v.InferOutput<typeof returned>;

const orderFields = {
  orderNo: id(),
  /** 0 to be paid, 10 to be sent, 20 on its way or ready for pickup, 30 done, 40 cancelled, 50 in an after-sale case. */
  status: lenient(v.picklist(Object.values(ORDER_STATUS)), ORDER_STATUS.afterSale),
  statusText: text(),
  /** One line below the status: what happens next, until when. */
  tip: optionalText(),
  items: list(orderItem),
  /** Of the whole order. */
  points: points(),
  payAmount: cents(),
  createdAt: time(),
  /** Until when it can be paid; null once it cannot, and while a payment is being confirmed. */
  expireAt: time(),
  operate: operate(),
  campaign: orderCampaign(),
};

export const goodsOrder = record(orderFields);
export type GoodsOrder = v.InferOutput<typeof goodsOrder>;

const virtualItem = record({
  itemId: id(),
  name: text(),
  code: text(),
  validTo: time(),
  usedAt: time(),
  route: text(),
});
export type VirtualItem = v.InferOutput<typeof virtualItem>;

export const goodsOrderDetail = record({
  ...orderFields,
  deliver: oneOf(DELIVERIES, 'express'),
  /** Newest first. */
  timeline: list(record({ at: time(), text: text() })),
  address: maybe(shownAddress),
  express: list(parcel),
  pickup: maybe(record({ code: text(), store: orderStore, validTo: time(), usedAt: time() })),
  virtual: maybe(record({ items: list(virtualItem) })),
  cash: cents(),
  /** What is charged. */
  freight: cents(),
  freeShipping: maybe(freeShipping),
  earn: maybe(earning),
  discount: cents(),
  coupon: maybe(record({ couponId: id(), name: text() })),
  remark: text(),
  payText: text(),
  paidAt: time(),
  /** Why it was cancelled, in the server's words. */
  reasonText: optionalText(),
  /** What came back with the cancelling. */
  returned: maybe(returned),
  /** What cancelling would give back now; absent when it cannot be cancelled. */
  returnable: maybe(returned),
  cancelReasons: list(v.string()),
  /** When money that goes back arrives, in words. */
  refundText: optionalText(),
  /** Newest first. */
  afterSale: list(afterSale),
  /** What an after-sale may ask for now; absent when none can be asked for. */
  afterSaleOffer: maybe(
    record({
      types: list(record({ key: v.picklist(['refund', 'return']), text: v.string() })),
      reasons: list(v.string()),
      items: list(record({ itemId: id(), maxCash: cents(), points: points() })),
      maxImages: count(),
      /** Who pays for sending back. */
      freightText: text(),
    }),
  ),
  serverTime: serverTime(),
});
export type GoodsOrderDetail = v.InferOutput<typeof goodsOrderDetail>;
