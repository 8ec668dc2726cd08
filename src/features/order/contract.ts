import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { orderCounts } from '@/request/orderCountContract';
import { maybe, page, record, unread } from '@/shared/lib/schema';
import { goodsOrder, goodsOrderDetail } from './orderSchemas';

const PREFIX = '/api/miniapp/mall/order';

export const TABS = ['all', 'pay', 'ship', 'receive', 'done', 'aftersale'] as const;
export type OrderTab = (typeof TABS)[number];

/** The member's goods orders, newest first, with how many wait for what. */
export const getOrders = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  payload: record({
    tab: v.optional(v.picklist(TABS)),
    keyword: v.optional(v.string()),
    currentPage: v.number(),
    pageSize: v.optional(v.number()),
  }),
  data: v.intersect([page(goodsOrder), record({ counts: maybe(orderCounts) })]),
});

const orderRef = record({ orderNo: v.string() });

/** One goods order with all that can be done about it. */
export const getOrderDetail = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: orderRef,
  data: goodsOrderDetail,
});

const orderIntent = record({ orderNo: v.string(), clientToken: v.optional(v.string()) });

/** Says that the parcel has arrived. */
export const confirmOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/confirm`,
  role: 'write',
  payload: orderIntent,
  data: unread(),
});

/** Takes an order that is over out of the member's list. */
export const deleteOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/delete`,
  role: 'write',
  payload: orderIntent,
  data: unread(),
});

/** Asks the provider to send the order soon. */
export const remindOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'write',
  payload: orderIntent,
  data: unread(),
});

/** Sends an order that has not left to another address. */
export const updateOrderAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/address/update`,
  role: 'write',
  payload: record({ orderNo: v.string(), addressId: v.string(), clientToken: v.optional(v.string()) }),
  data: unread(),
});

/** Takes an after-sale case back. */
export const cancelAfterSale = defineCall({
  method: 'POST',
  path: `${PREFIX}/aftersale/cancel`,
  role: 'write',
  payload: record({ afterSaleId: v.string(), clientToken: v.optional(v.string()) }),
  data: unread(),
});
