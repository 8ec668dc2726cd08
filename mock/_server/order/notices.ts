import { grouped, yuan } from '../money';
import { beforeNotices, notify, withdraw } from '../notice/store';
import { clockWords, dayWords, nameWords } from '../notice/words';
import { PAY_WINDOW_MS } from '../payment/limits';
import { inDays } from '../spans';
import { UNFETCHED_TEXT } from './lifecycle';
import { CONFIRM_AFTER_MS, PICKUP_MS } from './limits';
import { ORDER_STATUS } from './status';
import { orders, ordersOf } from './store';
import type { GoodsOrder } from './types';

function sumOf(points: number, cents: number): string {
  const money = cents > 0 ? [yuan(cents)] : [];
  return [...(points > 0 ? [`${grouped(points)} 积分`] : []), ...money].join('和 ');
}

function tell(order: GoodsOrder): void {
  const { orderNo, userId, createdAt, shippedAt, pickup } = order;
  const name = order.items[0]?.name ?? '商品';
  const action = { text: '看这笔订单', route: `/schedule/points-mall/order-detail?orderNo=${orderNo}` };
  const words = { type: 'order' as const, action };
  if (order.status === ORDER_STATUS.toPay) {
    const until = order.payExpireAt ?? createdAt + PAY_WINDOW_MS;
    const summary = `应付 ${sumOf(order.points, order.payCents)}，${clockWords(until)} 前付款`;
    notify(userId, {
      ...words,
      key: `pay:${orderNo}`,
      at: createdAt,
      title: nameWords(name, '待支付'),
      summary,
      until,
    });
  }
  if (shippedAt !== null) {
    const summary = `圆通速递，请留意来电。${dayWords(shippedAt + CONFIRM_AFTER_MS, shippedAt, '自动确认收货')}`;
    notify(userId, { ...words, key: `ship:${orderNo}`, at: shippedAt, title: nameWords(name, '已发货'), summary });
  }
  if (order.status === ORDER_STATUS.onTheWay && pickup && order.paidAt !== null) {
    notify(userId, {
      ...words,
      key: `pickup:${orderNo}`,
      at: order.paidAt,
      title: nameWords(name, '可以取了'),
      summary: '门店已备好，请带上自提码',
    });
  }
  if (order.reasonText === UNFETCHED_TEXT && pickup) {
    const { points = 0, cash = 0 } = order.returned ?? {};
    notify(userId, {
      ...words,
      key: `unfetched:${orderNo}`,
      at: pickup.validTo,
      title: nameWords(name, '没有领取，已取消'),
      summary: `${inDays(PICKUP_MS)}没有到店，已退回 ${sumOf(points, cash)}`,
    });
  }
}

/** Nobody is asked to pay or to fetch what needs it no longer; of an order that he has deleted, too. */
function takeBack({ userId, orderNo, status }: GoodsOrder): void {
  if (status !== ORDER_STATUS.toPay) withdraw(userId, `pay:${orderNo}`);
  if (status !== ORDER_STATUS.onTheWay) withdraw(userId, `pickup:${orderNo}`);
}

beforeNotices('orders', (userId) => {
  for (const order of ordersOf(userId)) tell(order);
  for (const order of orders().rows) if (order.userId === userId) takeBack(order);
});
