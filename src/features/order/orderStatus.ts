/** The states of a goods order, as the server numbers them. */
export const ORDER_STATUS = {
  toPay: 0,
  toShip: 10,
  /** Sent, or ready for pickup. */
  onTheWay: 20,
  done: 30,
  cancelled: 40,
  afterSale: 50,
} as const;

export type GoodsOrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
