import { refuse } from '../refusal';
import { defineStore, serverNow } from '../state';
import { letTimePass } from './lifecycle';
import { seedOrders } from './seed';
import type { GoodsOrder } from './types';

export const orders = defineStore('goods-orders', () => ({ rows: seedOrders(serverNow()) as GoodsOrder[] }));

/** Lets time pass for all orders, so that points, coupons and stock of unpaid ones are free again. */
export function sweepOrders(): void {
  const now = serverNow();
  for (const order of orders().rows) letTimePass(order, now);
}

/** The orders of a user as they are now, newest first, without deleted ones. */
export function ordersOf(userId: string): GoodsOrder[] {
  sweepOrders();
  return orders()
    .rows.filter((order) => order.userId === userId && !order.isDeleted)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** An order as it is now, deleted or not; payments may arrive for any. */
export function findOrder(orderNo: unknown): GoodsOrder | undefined {
  const order = orders().rows.find((each) => each.orderNo === orderNo);
  if (order) letTimePass(order, serverNow());
  return order;
}

/** The user's own order; refuses unknown and deleted ones (2010) and others' (2011). */
export function needOwnOrder(userId: string, orderNo: unknown): GoodsOrder {
  const order = findOrder(orderNo);
  if (!order) throw refuse.notFound('没有找到这笔订单，请到订单列表里看看');
  if (order.userId !== userId) throw refuse.notYours('这笔订单是另一个账号的，请换账号登录');
  if (order.isDeleted) throw refuse.notFound('这笔订单已经删除，可以看看其他订单');
  return order;
}
