import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { extra, list, record, unread } from '@/shared/lib/schema';
import { parcel, returned } from './orderSchemas';

// What only the panels of an order ask for comes with them.

const PREFIX = '/api/miniapp/mall/order';

/** Says what came back. Refused with code 2007 when the order is in another state than the one that was on screen. */
export const cancelOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/cancel`,
  role: 'write',
  payload: record({
    orderNo: v.string(),
    reason: v.string(),
    /** The state that was on screen, numbered as in the detail; only compared: in another one other things would come back. */
    status: v.optional(v.number()),
    clientToken: v.optional(v.string()),
  }),
  data: extra(record({ returned })),
});

/** Where the parcels of an order are. */
export const getOrderExpress = defineCall({
  method: 'GET',
  path: `${PREFIX}/express`,
  role: 'secondary',
  payload: record({ orderNo: v.string() }),
  data: list(parcel),
});

/** Tells the number of the parcel with which goods are sent back. */
export const sendAfterSaleExpress = defineCall({
  method: 'POST',
  path: `${PREFIX}/aftersale/express`,
  role: 'write',
  payload: record({
    afterSaleId: v.string(),
    company: v.string(),
    no: v.string(),
    clientToken: v.optional(v.string()),
  }),
  data: unread(),
});
