import { STORES } from '../codes/stores';
import { dayWords } from '../notice/words';
import { CONFIRMING_TEXT } from '../payment/limits';
import { inHours } from '../spans';
import { isOpenCase } from './afterSaleTime';
import { buttonsOf } from './buttons';
import { showCampaign } from './campaignLink';
import { parcelsOf } from './express';
import { CONFIRM_AFTER_MS, SHIP_PROMISE_MS, sendBackEnd, TRACE_MS } from './limits';
import { ORDER_STATUS } from './status';
import type { AfterSaleStatus, GoodsOrder } from './types';
import { openVirtuals, virtualsOf } from './virtuals';

export const CASE_TEXTS: Record<AfterSaleStatus, string> = {
  reviewing: '售后审核中',
  sendBack: '请寄回商品',
  returning: '退货途中',
  refunding: '退款中',
  refunded: '已退款',
  rejected: '售后未通过',
  cancelled: '售后已撤销',
};

/** The case that decides how the order is shown: one that goes on, or one that ended with the money back when nothing is to come. */
function leadingCase({ afterSales, status }: GoodsOrder) {
  const isOver = status === ORDER_STATUS.done;
  return afterSales.find(isOpenCase) ?? afterSales.find((each) => isOver && each.status === 'refunded');
}

/** The status as the contract numbers it. */
export function statusOf(order: GoodsOrder): GoodsOrder['status'] | 50 {
  return leadingCase(order) ? 50 : order.status;
}

function cancelledText({ returned }: GoodsOrder): string {
  if (returned && returned.cash > 0) return '已取消，原路退回';
  return returned && returned.points > 0 ? '已取消，积分已退' : '已取消';
}

function statusTextOf(order: GoodsOrder, now: number): string {
  const lead = leadingCase(order);
  if (lead) return CASE_TEXTS[lead.status];
  switch (order.status) {
    case ORDER_STATUS.toPay:
      return order.isPaying ? '付款确认中' : '待支付';
    case ORDER_STATUS.toShip:
      return '待发货';
    case ORDER_STATUS.onTheWay:
      return order.pickup ? '待自提' : '待收货';
    case ORDER_STATUS.done:
      return order.deliver === 'virtual' && openVirtuals(order, now).length > 0 ? '待使用' : '已完成';
    default:
      return cancelledText(order);
  }
}

/** How a paid order is called once its result is old: it has been sent, fetched or sent back; '' before that. */
export function stageOf(order: GoodsOrder, now: number): string {
  const { status, deliver, pickup } = order;
  const hasMovedOn =
    leadingCase(order) !== undefined ||
    (status === ORDER_STATUS.onTheWay && !pickup) ||
    (status === ORDER_STATUS.done && deliver !== 'virtual');
  return hasMovedOn ? statusTextOf(order, now) : '';
}

function unpaidTip(order: GoodsOrder): string {
  if (order.isPaying) return CONFIRMING_TEXT;
  const back = [...(order.points > 0 ? ['积分'] : []), ...(order.coupon ? ['优惠券'] : [])].join('和');
  return back === '' ? '超时未付款，订单自动取消' : `超时未付款，${back}自动退回`;
}

/** Until when an order is sent, as promised. */
export function shipByOf({ paidAt, createdAt }: GoodsOrder): number {
  return (paidAt ?? createdAt) + SHIP_PROMISE_MS;
}

function toShipTip(order: GoodsOrder, now: number): string {
  if (order.virtuals.length > 0) return '电子商品已到账，其余正在准备发货';
  if (order.remindedAt !== null) return '已提醒仓库，会尽快发出';
  return `预计 ${dayWords(shipByOf(order), now, '前发货')}`;
}

function onTheWayTip(order: GoodsOrder, now: number): string {
  if (order.pickup) {
    const store = STORES.find(({ storeId }) => storeId === order.storeId)?.name ?? '门店';
    return `请在 ${dayWords(order.pickup.validTo - 1, now, '前')}到${store}领取`;
  }
  const trace = parcelsOf(order, now)[0]?.traces[0]?.text ?? `已发货，轨迹约 ${inHours(TRACE_MS)}更新`;
  return order.shippedAt === null
    ? trace
    : `${trace}。${dayWords(order.shippedAt + CONFIRM_AFTER_MS, now, '自动确认收货')}`;
}

function doneTip(order: GoodsOrder, now: number): string {
  const open = openVirtuals(order, now);
  const unused = open.length > 0 ? open : virtualsOf(order).filter((each) => each.usedAt === null);
  if (unused.length === 0) return '';
  const firstEnd = Math.min(...unused.map(({ validTo }) => validTo));
  const isCourse = unused.every(({ route }) => route.startsWith('/course-list'));
  const count = `${unused.length} ${isCourse ? '门课' : '张'}`;
  const [until, over] = isCourse ? ['前学', '已到期'] : ['前用', '已过期'];
  return `${count}，${dayWords(firstEnd - 1, now, open.length > 0 ? until : over)}`;
}

function tipOf(order: GoodsOrder, now: number): string {
  const lead = leadingCase(order);
  if (lead?.status === 'sendBack')
    return `请在 ${dayWords(sendBackEnd(lead.changedAt) - 1, now, '前寄回')}，并填写寄回单号`;
  if (lead) return lead.timeline.at(-1)?.text ?? '';
  if (order.status === ORDER_STATUS.toPay) return unpaidTip(order);
  if (order.status === ORDER_STATUS.toShip) return toShipTip(order, now);
  if (order.status === ORDER_STATUS.onTheWay) return onTheWayTip(order, now);
  return order.status === ORDER_STATUS.done ? doneTip(order, now) : order.reasonText;
}

export function showOrder(order: GoodsOrder, now: number) {
  const tip = tipOf(order, now);
  return {
    orderNo: order.orderNo,
    status: statusOf(order),
    statusText: statusTextOf(order, now),
    ...(tip === '' ? {} : { tip }),
    items: order.items.map(({ cashCents, ...item }) => ({ ...item, cash: cashCents })),
    points: order.points,
    payAmount: order.payCents,
    createdAt: order.createdAt,
    expireAt: order.status === ORDER_STATUS.toPay && !order.isPaying ? order.payExpireAt : null,
    operate: buttonsOf(order, now),
    ...showCampaign(order),
  };
}
