import { countSale } from '../campaign/goods';
import { useCoupon as markCouponUsed, returnCoupon } from '../coupon/wallet';
import { returnStock } from '../mall/stock';
import { PAY_WINDOW_MS } from '../payment/limits';
import { giveBack, release, settle } from '../points';
import { undoUse } from '../rights/usage';
import { inDays, inMinutes } from '../spans';
import { isOpenCase, passAfterSales } from './afterSaleTime';
import { giveForDone } from './earning';
import { digits, fulfil } from './fulfil';
import { CONFIRM_AFTER_MS, PICKUP_MS, SHIP_AFTER_MS } from './limits';
import { ORDER_STATUS } from './status';
import { countsFor } from './toOrder';
import type { GoodsOrder, OrderItem, Returned } from './types';

/** Why an order ended that nobody has paid. */
export const UNPAID_TEXT = `超过 ${inMinutes(PAY_WINDOW_MS)}未付款，订单自动取消`;

/** Why an order ended whose good nobody has fetched. */
export const UNFETCHED_TEXT = `超过 ${inDays(PICKUP_MS)}没有领取，订单已取消`;

function titleOf(order: GoodsOrder): string {
  return order.items[0]?.name ?? '商品';
}

/** What cancelling gives back now. */
export function returnableOf(order: GoodsOrder): Returned {
  return {
    points: order.points,
    cash: order.paidAt === null ? 0 : order.payCents,
    couponIds: order.coupon ? [order.coupon.couponId] : [],
  };
}

function giveBackPoints(order: GoodsOrder, at: number): void {
  const title = `订单取消，退回 ${titleOf(order)}`;
  const isHeld = order.paidAt === null && release(order.userId, order.orderNo, title, at);
  if (isHeld || order.points === 0) return;
  giveBack(order.userId, { points: order.points, title, bizType: 'order', bizNo: order.orderNo, at });
}

function returnItem(order: GoodsOrder, { skuId, num }: OrderItem): void {
  const { userId, slot } = order;
  returnStock(countsFor(order), skuId, num);
  if (slot) countSale(userId, slot, skuId, -num);
}

/** Ends an order that nobody has received: points, coupon, stock and money go back, once. */
export function closeOrder(order: GoodsOrder, reasonText: string, at: number): Returned {
  if (order.status === ORDER_STATUS.cancelled) return order.returned ?? { points: 0, cash: 0, couponIds: [] };
  const returned = returnableOf(order);
  giveBackPoints(order, at);
  if (order.freeShipping) undoUse(order.freeShipping.usageId);
  for (const couponId of returned.couponIds) returnCoupon(order.userId, couponId);
  for (const item of order.items) if (item.skuId !== '') returnItem(order, item);
  order.status = ORDER_STATUS.cancelled;
  order.isPaying = false;
  order.reasonText = reasonText;
  order.returned = returned;
  order.timeline.push({ at, text: reasonText });
  return returned;
}

/** The money has arrived. Works once; what arrives for a closed order goes back to the member. */
export function settleOrder(order: GoodsOrder, payText: string, now: number): void {
  if (order.paidAt !== null) return;
  order.payText = payText;
  if (order.status === ORDER_STATUS.cancelled) {
    order.paidAt = now;
    order.returned = { ...(order.returned ?? { points: 0, couponIds: [] }), cash: order.payCents };
    order.timeline.push({ at: now, text: '付款到账时订单已关闭，钱已原路退回' });
    return;
  }
  settle(order.userId, order.orderNo);
  if (order.coupon) markCouponUsed(order.userId, order.coupon.couponId);
  fulfil(order, now);
}

export function ship(order: GoodsOrder, at: number): void {
  order.status = ORDER_STATUS.onTheWay;
  order.shippedAt = at;
  order.parcelNo = `YT${digits(12)}`;
  order.timeline.push({ at, text: '已发货' });
}

export function receive(order: GoodsOrder, at: number, text: string): void {
  order.status = ORDER_STATUS.done;
  order.doneAt = at;
  if (order.pickup) order.pickup.usedAt = at;
  order.timeline.push({ at, text });
  giveForDone(order, at);
}

/** Lets pass what time alone decides. */
export function letTimePass(order: GoodsOrder, now: number): void {
  const { payExpireAt } = order;
  if (order.status === ORDER_STATUS.toPay && !order.isPaying && payExpireAt !== null && now >= payExpireAt)
    closeOrder(order, UNPAID_TEXT, payExpireAt);
  const hasCase = order.afterSales.some(isOpenCase);
  if (order.status === ORDER_STATUS.toShip && !hasCase && order.paidAt !== null && now >= order.paidAt + SHIP_AFTER_MS)
    ship(order, order.paidAt + SHIP_AFTER_MS);
  if (
    order.status === ORDER_STATUS.onTheWay &&
    order.shippedAt !== null &&
    now >= order.shippedAt + CONFIRM_AFTER_MS &&
    !hasCase
  )
    receive(order, order.shippedAt + CONFIRM_AFTER_MS, `超过 ${inDays(CONFIRM_AFTER_MS)}，自动确认收货`);
  if (order.status === ORDER_STATUS.onTheWay && order.pickup && now >= order.pickup.validTo)
    closeOrder(order, UNFETCHED_TEXT, order.pickup.validTo);
  passAfterSales(order, now);
}
