import type { Context } from '../handle';
import { pageOf, refuse } from '../refusal';
import { isOpenCase } from './afterSaleTime';
import { showOrder, statusOf } from './show';
import { ORDER_STATUS } from './status';
import { ordersOf } from './store';
import type { GoodsOrder } from './types';

const TABS: Record<string, (order: GoodsOrder) => boolean> = {
  all: () => true,
  pay: (order) => order.status === ORDER_STATUS.toPay,
  ship: (order) => statusOf(order) === 10,
  receive: (order) => statusOf(order) === 20,
  done: (order) => statusOf(order) === 30,
  aftersale: (order) => order.afterSales.length > 0,
};

/** How many orders wait for something. */
export function countOrders(userId: string) {
  const mine = ordersOf(userId);
  const count = (has: (order: GoodsOrder) => boolean) => mine.filter(has).length;
  return {
    pay: count((order) => order.status === ORDER_STATUS.toPay),
    ship: count((order) => statusOf(order) === 10),
    receive: count((order) => statusOf(order) === 20),
    aftersale: count((order) => order.afterSales.some(isOpenCase)),
  };
}

export function listOrders({ user, query, now }: Context) {
  const tab = query.tab ?? 'all';
  const belongs = Object.hasOwn(TABS, tab) ? TABS[tab] : undefined;
  if (!belongs) throw refuse.badInput('没有这个分类，请换一个');
  const keyword = (query.keyword ?? '').trim().toLowerCase();
  if (keyword.length > 40) throw refuse.badInput('搜索的字太多了，请短一点');
  const rows = ordersOf(user.userId)
    .filter(belongs)
    .filter(
      ({ orderNo, items }) =>
        orderNo.toLowerCase().includes(keyword) || items.some(({ name }) => name.toLowerCase().includes(keyword)),
    );
  const page = pageOf(rows, query);
  return {
    ...page,
    recordList: page.recordList.map((order) => showOrder(order, now)),
    counts: countOrders(user.userId),
  };
}

export function getCount({ user }: Context) {
  return countOrders(user.userId);
}
