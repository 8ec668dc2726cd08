import { type PastEntry, provideHistory } from '../points/history';
import { ORDER_STATUS } from './status';
import { orders } from './store';
import type { GoodsOrder } from './types';

function entriesOf(order: GoodsOrder): PastEntry[] {
  const name = order.items[0]?.name ?? '商品';
  const common = { bizType: 'order', bizNo: order.orderNo };
  const taken = { ...common, title: `兑换 ${name}`, delta: -order.points, at: order.createdAt };
  if (order.status === ORDER_STATUS.toPay) return [{ ...taken, releaseAt: order.payExpireAt ?? order.createdAt }];
  const backAt = order.timeline.at(-1)?.at ?? order.createdAt;
  const isRefunded = order.afterSales.some(({ status }) => status === 'refunded');
  if (order.status !== ORDER_STATUS.cancelled && !isRefunded) return [taken];
  const title = `${isRefunded ? '售后退回' : '订单取消，退回'} ${name}`;
  return [taken, { ...common, title, delta: order.points, at: backAt }];
}

// What the seeded orders took and gave back is part of the members' past.
provideHistory((user) =>
  orders()
    .rows.filter((order) => order.userId === user.userId && order.points > 0)
    .flatMap(entriesOf),
);
