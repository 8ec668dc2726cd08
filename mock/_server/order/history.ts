import { type PastEntry, provideHistory } from '../points/history';
import { REWARD_BIZ_TYPE, rewardWords } from './earning';
import { ORDER_STATUS } from './status';
import { orders } from './store';
import type { GoodsOrder } from './types';

function rewardOf(order: GoodsOrder): PastEntry[] {
  const { given, doneAt, orderNo } = order;
  if (given === null || given === 0 || doneAt === null) return [];
  return [{ ...rewardWords(order), delta: given, at: doneAt, bizType: REWARD_BIZ_TYPE, bizNo: orderNo }];
}

function entriesOf(order: GoodsOrder): PastEntry[] {
  if (order.points === 0) return [];
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

// What the seeded orders took, gave back and brought is part of the members' past.
provideHistory((user) =>
  orders()
    .rows.filter((order) => order.userId === user.userId)
    .flatMap((order) => [...entriesOf(order), ...rewardOf(order)]),
);
