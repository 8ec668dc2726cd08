import type { Context } from '../handle';
import { choiceOf, pageOf, refuse } from '../refusal';
import { holdsWords } from '../searchWords';
import { isOpenCase } from './afterSaleTime';
import { showOrder, statusOf } from './show';
import { ORDER_STATUS } from './status';
import { ordersOf } from './store';
import type { GoodsOrder } from './types';

const TABS = {
  all: () => true,
  pay: (order) => order.status === ORDER_STATUS.toPay,
  ship: (order) => statusOf(order) === 10,
  receive: (order) => statusOf(order) === 20,
  done: (order) => statusOf(order) === 30,
  aftersale: (order) => order.afterSales.length > 0,
} satisfies Record<string, (order: GoodsOrder) => boolean>;

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
  const belongs = TABS[choiceOf(query.tab, TABS, 'all')];
  const { keyword = '' } = query;
  if (keyword.length > 40) throw refuse.badInput('搜索的字太多了，请短一点');
  const rows = ordersOf(user.userId)
    .filter(belongs)
    .filter(({ orderNo, items }) => holdsWords([orderNo, ...items.map(({ name }) => name)], keyword));
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
