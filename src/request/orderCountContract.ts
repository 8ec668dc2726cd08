import { count, record } from '@/shared/lib/schema';
import { defineCall } from './defineCall';

/** How many goods orders wait for what. */
export const orderCounts = record({ pay: count(), ship: count(), receive: count(), aftersale: count() });

/**
 * How many orders wait for what, for the marks on the entrances. The lightest call that is answered to members alone: it
 * tells whether there is one, too.
 */
export const getOrderCount = defineCall({
  method: 'GET',
  path: '/api/miniapp/mall/order/count',
  role: 'background',
  data: orderCounts,
});
