import { nextStepsOf } from '../order/detail';
import { closeOrder, letTimePass, settleOrder } from '../order/lifecycle';
import { ORDER_STATUS } from '../order/status';
import { findOrder } from '../order/store';
import type { GoodsOrder } from '../order/types';
import { type Payable, registerPayable } from './registry';

function stateOf(order: GoodsOrder): Payable['state'] {
  if (order.status === ORDER_STATUS.cancelled) return 'closed';
  return order.paidAt === null ? 'waiting' : 'paid';
}

/** The one good that an order is for; what is given with it counts as the same. */
function onlyGood({ items }: GoodsOrder): string | undefined {
  const [goodsId, ...others] = new Set(items.map((item) => item.goodsId));
  return others.length === 0 ? goodsId : undefined;
}

/** What is paid for, in pieces; what is given with it is not. */
function titleOf({ items }: GoodsOrder): string {
  const [first, ...others] = items.filter(({ skuId }) => skuId !== '');
  const name = first?.name ?? '商品';
  const pieces = others.reduce((sum, { num }) => sum + num, first?.num ?? 1);
  if (others.length > 0) return `${name} 等 ${pieces} 件`;
  return pieces > 1 ? `${name} × ${pieces}` : name;
}

function toPayable(order: GoodsOrder): Payable {
  return {
    userId: order.userId,
    title: titleOf(order),
    amountCents: order.payCents,
    points: order.points,
    goodsId: onlyGood(order),
    state: stateOf(order),
    isProcessing: order.isPaying,
    expireAt: order.payExpireAt,
    paidAt: order.paidAt,
    closedReason: order.status === ORDER_STATUS.cancelled ? order.reasonText : '',
    nextSteps: nextStepsOf(order),
  };
}

registerPayable('goods', {
  find: (orderNo) => {
    const order = findOrder(orderNo);
    return order && toPayable(order);
  },
  onPaid: (orderNo, payText, now) => {
    const order = findOrder(orderNo);
    if (order) settleOrder(order, payText, now);
  },
  onClosed: (orderNo, now) => {
    const order = findOrder(orderNo);
    if (order?.status === ORDER_STATUS.toPay) closeOrder(order, '付款已关闭，订单取消', now);
  },
  onProcessing: (orderNo, isProcessing, now) => {
    const order = findOrder(orderNo);
    if (order?.status !== ORDER_STATUS.toPay) return;
    order.isPaying = isProcessing;
    letTimePass(order, now);
  },
});
