import { isShownAhead, sameInTheApp } from '../support/ahead';
import { IOS_MINI } from '../support/hosts';
import { askAsMember, BASE, newVisitor } from '../support/visitor';

/* One order, as a service message opens it, stands there with its answer while the app's code is on the way. */

const DETAIL = '/schedule/points-mall/order-detail';
const AFTER_SALE = 50;
/** 联系客服 and 打电话, which name what the host says, are below it. */
const HEIGHT = 700;

interface Order {
  orderNo: string;
  status: number;
  statusText: string;
}

async function membersOrders(): Promise<Order[]> {
  const payload = { tab: 'all', currentPage: '1', pageSize: '50' };
  const { recordList } = (await askAsMember('/api/miniapp/mall/order/list', payload)) as { recordList: Order[] };
  return recordList;
}

test.each([
  ['at 320 px', { width: 320 }],
  ['in the mini-program', { userAgent: IOS_MINI.userAgent }],
  ['in 长辈版', { elder: true }],
] as const)('a member sees an order of each kind without the app, and then the same in it, %s', async (_, look) => {
  const orders = await membersOrders();
  const kinds = orders.filter(
    ({ status }, place) => status !== AFTER_SALE && orders.findIndex((each) => each.status === status) === place,
  );
  expect(kinds.length).toBeGreaterThan(3);
  for (const { orderNo, statusText } of kinds)
    await sameInTheApp(
      await newVisitor({ persona: 'member', height: HEIGHT, ...look }),
      `${DETAIL}?orderNo=${orderNo}&channelName=message`,
      statusText,
    );
});

test('an order with a case of after-sales is left to the app, and a panel', async () => {
  const orders = await membersOrders();
  const inCase = orders.find(({ status }) => status === AFTER_SALE) as Order;
  const other = orders.find(({ status }) => status !== AFTER_SALE) as Order;
  for (const query of [`orderNo=${inCase.orderNo}`, `orderNo=${other.orderNo}&step=cancel`]) {
    const { page } = await newVisitor({ persona: 'member' });
    const open = () => page.goto(`${BASE}/#${DETAIL}?${query}`, { waitUntil: 'commit' });
    expect(await isShownAhead(page, open, query.includes('step') ? [] : [/order\/detail/])).toBe(false);
  }
});
