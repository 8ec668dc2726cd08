import type { Operate } from '@/shared/lib/schema';
import { dayOf } from '../state';
import { isOpenCase } from './afterSaleTime';
import { AFTER_SALE_MS } from './limits';
import { ORDER_STATUS } from './status';
import type { GoodsOrder, OrderItem } from './types';
import { holdsTicket, openVirtuals } from './virtuals';

const can = (key: string, text: string): Operate => ({ key, text, enabled: true });
const cannot = (key: string, text: string, reasonText: string): Operate => ({ key, text, enabled: false, reasonText });

/** Why an order cannot be cancelled now; '' when it can. */
export function whyNotCancel(order: GoodsOrder): string {
  if (order.isPaying) return '正在确认付款，请稍后再试';
  if (order.afterSales.some(isOpenCase)) return '售后正在处理，结束后再取消';
  if (order.virtuals.length > 0) return '电子商品已到账，不能整单取消，请申请售后';
  const isOpen =
    order.status === ORDER_STATUS.toPay ||
    order.status === ORDER_STATUS.toShip ||
    (order.status === ORDER_STATUS.onTheWay && order.pickup !== null);
  if (isOpen) return '';
  return order.status === ORDER_STATUS.onTheWay
    ? '已经发货，不能取消，收到后可以申请售后'
    : '现在不能取消，有疑问请联系客服';
}

/** The items for which an after-sale can be asked now; a gift cost nothing, so nothing of it comes back. */
export function itemsForAfterSale(order: GoodsOrder, now: number): OrderItem[] {
  const { status, pickup, doneAt } = order;
  if (order.deliver === 'virtual' || (status === ORDER_STATUS.onTheWay && pickup)) return [];
  if (status === ORDER_STATUS.toShip && order.virtuals.length === 0) return [];
  if (status === ORDER_STATUS.toPay || status === ORDER_STATUS.cancelled) return [];
  if (status === ORDER_STATUS.done && now >= (doneAt ?? 0) + AFTER_SALE_MS) return [];
  const taken = order.afterSales.filter((each) => isOpenCase(each) || each.status === 'refunded');
  return order.items.filter(
    (item) => item.deliver !== 'virtual' && item.skuId !== '' && !taken.some(({ itemId }) => itemId === item.itemId),
  );
}

/** A member may ask the warehouse to hurry once a calendar day. */
export const wasRemindedToday = ({ remindedAt }: GoodsOrder, now: number): boolean =>
  remindedAt !== null && dayOf(remindedAt) === dayOf(now);

function remindButton(order: GoodsOrder, now: number): Operate {
  if (!wasRemindedToday(order, now)) return can('remind', '提醒发货');
  return cannot('remind', '已提醒发货', '今天已经提醒过仓库');
}

function unpaidButtons(order: GoodsOrder): Operate[] {
  if (!order.isPaying) return [can('cancel', '取消订单'), can('pay', '去支付')];
  return [cannot('cancel', '取消订单', whyNotCancel(order)), can('pay', '看付款结果')];
}

function toShipButtons(order: GoodsOrder, now: number): Operate[] {
  const reason = whyNotCancel(order);
  const cancel = reason === '' ? can('cancel', '取消订单') : cannot('cancel', '取消订单', reason);
  return [cancel, can('address', '修改地址'), remindButton(order, now)];
}

function onTheWayButtons(order: GoodsOrder): Operate[] {
  if (order.pickup) return [can('cancel', '取消订单'), can('confirm', '我已取到'), can('code', '出示自提码')];
  return [can('express', '查看物流'), can('confirm', '确认收货')];
}

/** What was delivered online: codes for staff, or only the way to where it is used. */
function virtualButton({ virtuals }: GoodsOrder): Operate {
  return can('code', virtuals.some(({ code }) => code !== '') ? '查看券码' : '去使用');
}

/** Why an order that has ended is not deleted now; '' when it can be. */
export function whyNotDelete(order: GoodsOrder, now: number): string {
  return holdsTicket(order, now) ? '券还没有用，用过或过期后可以删除' : '';
}

function endedButtons(order: GoodsOrder, now: number): Operate[] {
  const isOpen = order.status === ORDER_STATUS.done && openVirtuals(order, now).length > 0;
  const reason = whyNotDelete(order, now);
  return [
    reason === '' ? can('delete', '删除') : cannot('delete', '删除', reason),
    can('again', '再次兑换'),
    ...(order.shippedAt !== null && order.status === ORDER_STATUS.done ? [can('express', '查看物流')] : []),
    ...(isOpen ? [virtualButton(order)] : []),
  ];
}

function ownButtons(order: GoodsOrder, now: number): Operate[] {
  if (order.status === ORDER_STATUS.toPay) return unpaidButtons(order);
  if (order.status === ORDER_STATUS.toShip) return toShipButtons(order, now);
  return order.status === ORDER_STATUS.onTheWay ? onTheWayButtons(order) : endedButtons(order, now);
}

/** What a member can do with an order now, the main action last. */
export function buttonsOf(order: GoodsOrder, now: number): Operate[] {
  const open = order.afterSales.find(isOpenCase);
  if (open) return [can('case', open.status === 'sendBack' ? '填写寄回单号' : '查看售后')];
  const afterSale = itemsForAfterSale(order, now).length > 0 ? [can('aftersale', '申请售后')] : [];
  const codes = order.status < ORDER_STATUS.done && order.virtuals.length > 0 ? [virtualButton(order)] : [];
  return [...afterSale, ...codes, ...ownButtons(order, now)];
}
