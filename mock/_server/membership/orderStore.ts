import { returnCoupon } from '../coupon/wallet';
import { PAY_WINDOW_MS } from '../payment/limits';
import { refuse } from '../refusal';
import { inDays, inMinutes } from '../spans';
import { nextId, serverNow } from '../state';
import { RESERVE_MS } from './limits';
import { membershipOf } from './membership';
import { vip } from './store';
import type { VipOrder } from './types';

function addEvent(order: VipOrder, at: number, text: string): void {
  order.timeline.push({ at, text });
}

export function changeStatus(order: VipOrder, status: VipOrder['status'], at: number, text: string): void {
  order.status = status;
  addEvent(order, at, text);
}

/** An unpaid order ends: nothing was charged, and its coupon is back with its original validity. */
export function cancelUnpaid(order: VipOrder, at: number, reasonText: string, text: string): void {
  order.reasonText = reasonText;
  order.returned = { cents: 0, days: 0, ...(order.couponId === '' ? {} : { couponTitle: order.couponTitle }) };
  if (order.couponId !== '') returnCoupon(order.userId, order.couponId);
  changeStatus(order, 'cancelled', at, text);
}

/** Why a card that is paid now would bring its buyer nothing, in the words of an order that ends for it; '' when it would. */
export function whyOfNoUse({ userId }: VipOrder): string {
  const row = membershipOf(userId);
  if (row?.isPermanent) return '您已是永久会员，不用再买，订单已取消';
  return row && row.closedReason !== '' ? '会员卡已停用，订单已取消' : '';
}

/** Lets pass what is decided without him: unpaid orders close, trials lapse, refunds arrive. */
function letTimePass(order: VipOrder, now: number): void {
  if (order.status === 'waiting' && now >= order.payExpireAt) {
    cancelUnpaid(
      order,
      order.payExpireAt,
      `超过 ${inMinutes(PAY_WINDOW_MS)}未付款，已自动取消`,
      '超时未付款，订单取消',
    );
  }
  // He has used a code in another tab meanwhile, or his card was stopped.
  const reason = order.status === 'waiting' ? whyOfNoUse(order) : '';
  if (reason !== '') cancelUnpaid(order, now, reason, '订单取消');
  if (order.status === 'reserved' && order.reserve && now >= order.reserve.reserveExpireAt) {
    order.reasonText = `${inDays(RESERVE_MS)}内没有激活，费用已原路退回`;
    order.returned = { cents: order.amountCents, days: 0 };
    changeStatus(order, 'invalid', order.reserve.reserveExpireAt, '超过激活期，费用退回');
  }
  if (order.status === 'refunding' && now >= order.refundDueAt)
    changeStatus(order, 'refunded', order.refundDueAt, '退款到账');
}

/** The orders of a user as they are now, newest first. */
export function findMine(userId: string): VipOrder[] {
  const now = serverNow();
  const mine = vip().orders.filter((order) => order.userId === userId);
  for (const order of mine) letTimePass(order, now);
  return mine.sort((a, b) => b.createdAt - a.createdAt);
}

export function findOrder(orderNo: unknown): VipOrder | undefined {
  const order = vip().orders.find((each) => each.orderNo === orderNo);
  if (order) letTimePass(order, serverNow());
  return order;
}

/** The user's own order; refuses others' (2011), unknown and deleted ones (2010). */
export function needOwnOrder(userId: string, orderNo: unknown): VipOrder {
  const order = findOrder(orderNo);
  if (!order) throw refuse.notFound('没有找到这笔订单，请到订单列表里看看');
  if (order.userId !== userId) throw refuse.notYours('这笔订单是另一个账号的，请换账号登录');
  if (order.isDeleted) throw refuse.notFound('这笔订单已经删除，可以看看其他订单');
  return order;
}

type NewOrder = Pick<VipOrder, 'userId' | 'type' | 'planId' | 'planName' | 'days' | 'amountCents'> & Partial<VipOrder>;

export function openOrder(facts: NewOrder, now: number): VipOrder {
  const order: VipOrder = {
    orderNo: nextId('V'),
    status: 'waiting',
    isPermanent: false,
    discountCents: 0,
    couponId: '',
    couponTitle: '',
    inviter: '',
    campaign: '',
    createdAt: now,
    paidAt: null,
    payExpireAt: now + PAY_WINDOW_MS,
    payChannel: '',
    consent: null,
    newExpireAt: null,
    reserve: null,
    timeline: [{ at: now, text: '提交订单' }],
    reasonText: '',
    returned: null,
    refundDueAt: 0,
    isDeleted: false,
    ...facts,
  };
  vip().orders.push(order);
  return order;
}
