import { findAddress } from '../address';
import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { endOfDay } from '../state';
import { isOpenCase } from './afterSaleTime';
import { wasRemindedToday, whyNotCancel, whyNotDelete } from './buttons';
import { closeOrder, receive } from './lifecycle';
import { ORDER_STATUS } from './status';
import { needOwnOrder } from './store';

/** Of an order that was cancelled in another tab, or by time. */
const CANCELLED = '这笔订单已经取消';

/** Of an order that was, say, paid while its cancelling stood on a screen. */
const MOVED_ON = '订单刚刚有变化，请看清会退回什么再决定';

export function cancelOrder({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  const reason = needText(body.reason, '请选择取消的原因', 50);
  if (order.status === ORDER_STATUS.cancelled) throw refuse.alreadyDone(CANCELLED);
  const obstacle = whyNotCancel(order);
  if (obstacle !== '') throw refuse.alreadyDone(obstacle);
  // A caller that does not name the state takes what there is.
  if ('status' in body && body.status !== order.status) throw refuse.priceChanged(null, MOVED_ON);
  return { returned: closeOrder(order, `您取消了订单（${reason}）`, now) };
}

export function confirmOrder({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (order.status === ORDER_STATUS.done) throw refuse.alreadyDone('这笔订单已经完成');
  if (order.status === ORDER_STATUS.cancelled) throw refuse.alreadyDone(CANCELLED);
  if (order.status !== ORDER_STATUS.onTheWay) throw refuse.badInput('还没有发货，收到以后再确认');
  if (order.afterSales.some(isOpenCase)) throw refuse.alreadyDone('售后正在处理，结束后再确认');
  receive(order, now, order.pickup ? '已到店领取' : '您确认了收货');
  return {};
}

export function deleteOrder({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  const isEnded = order.status === ORDER_STATUS.done || order.status === ORDER_STATUS.cancelled;
  if (!isEnded || order.afterSales.some(isOpenCase)) throw refuse.badInput('订单还在进行，完成或取消后可以删除');
  const reason = whyNotDelete(order, now);
  if (reason !== '') throw refuse.badInput(reason);
  order.isDeleted = true;
  return {};
}

export function remindOrder({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (order.status === ORDER_STATUS.cancelled) throw refuse.alreadyDone(CANCELLED);
  if (order.status !== ORDER_STATUS.toShip) throw refuse.alreadyDone('这笔订单不用提醒发货了');
  if (wasRemindedToday(order, now)) throw refuse.tooOften(endOfDay(now) - now, '今天已经提醒过仓库，明天可以再提醒');
  order.remindedAt = now;
  return {};
}

export function updateAddress({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (order.deliver !== 'express') throw refuse.badInput('这笔订单不用寄送');
  if (order.status === ORDER_STATUS.cancelled) throw refuse.alreadyDone(CANCELLED);
  if (order.status !== ORDER_STATUS.toPay && order.status !== ORDER_STATUS.toShip)
    throw refuse.alreadyDone('已经发货，不能修改地址，请联系客服');
  const { addressId, name, mobile, areaText, detail } = findAddress(user.userId, body.addressId);
  order.address = { addressId, name, mobile, areaText, detail };
  order.timeline.push({ at: now, text: '修改了收货地址' });
  return {};
}
