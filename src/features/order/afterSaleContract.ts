import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, record, unread } from '@/shared/lib/schema';

/** Asks for money and points back. `amount` is the member's wish in cents; the server refuses more than was paid. */
export const applyAfterSale = defineCall({
  method: 'POST',
  path: '/api/miniapp/mall/order/aftersale/apply',
  role: 'write',
  payload: record({
    orderNo: v.string(),
    itemId: v.string(),
    type: v.picklist(['refund', 'return']),
    reason: v.string(),
    images: v.array(v.string()),
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    clientToken: v.optional(v.string()),
  }),
  data: unread(record({ afterSaleId: id() })),
});
