import type { ORDER_STATUS as AppOrderStatus } from '../../../src/features/order/orderStatus';

/** The app's names of the states. An order is never stored as `afterSale`; one with an open case is shown so. */
export const ORDER_STATUS: typeof AppOrderStatus = {
  toPay: 0,
  toShip: 10,
  onTheWay: 20,
  done: 30,
  cancelled: 40,
  afterSale: 50,
};
