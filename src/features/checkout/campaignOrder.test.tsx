import { screen, waitFor } from '@testing-library/react';
import { showLongMessage } from '@/shared/ui/toast/toast';
import { lastCallTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { addCampaign } from '../../../mock/_server/campaign/testKit';
import { closeOrder } from '../../../mock/_server/order/lifecycle';
import { orders } from '../../../mock/_server/order/store';
import type { GoodsOrder } from '../../../mock/_server/order/types';
import { serverNow } from '../../../mock/_server/state';

const PATH = '/schedule/points-mall/goods-detail';
const DETAIL = '/schedule/points-mall/order-detail';
const PREVIEW = '/api/miniapp/mall/order/preview';
/** Points and money, by parcel. */
const PARCEL = 'goodsId=G1001&step=confirm&skuId=G1001-1&num=1';
/** Points only. */
const VIRTUAL = 'goodsId=G4002&step=confirm&skuId=G4002-1&num=1';

beforeAll(() => void addCampaign({ code: 'winter', title: '冬季好物', route: '/coupon-list' }));

async function orderAt(query: string) {
  const shown = openedAs('member', `${PATH}?${query}`);
  await shown.user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  await shown.user.click(await screen.findByRole('button', { name: '提交订单' }));
  return shown;
}

test('the campaign that led to a good is counted with, stays with its order, and with the cashier', async () => {
  showLongMessage('刚才的操作没有办理，请再试一次');
  const { location } = await orderAt(`${PARCEL}&from=winter`);
  await waitFor(() => expect(location()).toMatch(/^\/paying\?orderNo=[\w-]+&biz=goods&from=winter$/));
  expect(screen.queryByText('刚才的操作没有办理，请再试一次')).not.toBeInTheDocument();
  expect(lastCallTo(PREVIEW)?.body).toMatchObject({ campaign: 'winter' });
  expect(orders().rows.at(-1)).toMatchObject({ campaign: 'winter' });
});

test.each([
  ['no campaign', ''],
  ['what is no code', '&from=%E5%86%AC'],
  ['what is no code', '&from=prize:RW1'],
])('%s is not sent', async (_, from) => {
  await orderAt(`${VIRTUAL}${from}`);
  await waitFor(() => expect(orders().rows.at(-1)?.items[0]?.goodsId).toBe('G4002'));
  expect(lastCallTo(PREVIEW)?.body).not.toHaveProperty('campaign');
  expect(orders().rows.at(-1)).toMatchObject({ campaign: '' });
});

test('list, order and result name the campaign and lead back to it', async () => {
  const { location, unmount } = await orderAt(`${VIRTUAL}&from=winter`);
  await waitFor(() => expect(location()).toContain('/pay-success'));
  const orderNo = orders().rows.at(-1)?.orderNo ?? '';
  unmount();

  const result = openedAs('member', `/schedule/points-mall/pay-success?orderNo=${orderNo}`);
  expect(await screen.findByRole('link', { name: /回到冬季好物/ })).toHaveAttribute('href', '/coupon-list');
  result.unmount();

  const list = openedAs('member', '/schedule/points-mall/order-list');
  expect(await screen.findByText('冬季好物')).toBeVisible();
  list.unmount();

  openedAs('member', `${DETAIL}?orderNo=${orderNo}`);
  expect(await screen.findByRole('link', { name: '冬季好物' })).toHaveAttribute('href', '/coupon-list');
});

test('the result of an unpaid order has one way to the cashier, which names the campaign', async () => {
  const { unmount, location } = await orderAt(`${PARCEL}&from=winter`);
  await waitFor(() => expect(location()).toContain('/paying'));
  unmount();
  const orderNo = orders().rows.at(-1)?.orderNo ?? '';
  openedAs('member', `/schedule/points-mall/pay-success?orderNo=${orderNo}`);
  await screen.findByRole('heading', { name: '等待付款' });
  const ways = screen.getAllByRole('link', { name: /去支付/ }).map((way) => way.getAttribute('href'));
  expect(ways).toEqual([`/paying?orderNo=${orderNo}&biz=goods&from=winter`]);
});

test('an order takes its campaign along to the cashier, and when it is made anew', async () => {
  const { unmount, location } = await orderAt(`${PARCEL}&from=winter`);
  await waitFor(() => expect(location()).toContain('/paying'));
  unmount();
  const order = orders().rows.at(-1) as GoodsOrder;
  const at = `${DETAIL}?orderNo=${order.orderNo}`;
  const unpaid = openedAs('member', at);
  await unpaid.user.click(await screen.findByRole('button', { name: '去支付' }));
  expect(unpaid.location()).toBe(`/paying?orderNo=${order.orderNo}&biz=goods&from=winter`);
  unpaid.unmount();

  closeOrder(order, '不想要了', serverNow());
  const cancelled = openedAs('member', at);
  await cancelled.user.click(await screen.findByRole('button', { name: '再次兑换' }));
  expect(cancelled.location()).toBe(`${PATH}?goodsId=G1001&from=winter`);
});

test('a campaign without a screen is named, and one that nobody knows is not', async () => {
  addCampaign({ code: 'gone', title: '去年的活动', route: '/no/such/screen' });
  const { location, unmount } = await orderAt(`${VIRTUAL}&from=gone`);
  await waitFor(() => expect(location()).toContain('/pay-success'));
  const order = orders().rows.at(-1);
  unmount();
  const first = openedAs('member', `${DETAIL}?orderNo=${order?.orderNo}`);
  expect(await screen.findByText('去年的活动')).toBeVisible();
  expect(screen.queryByRole('link', { name: '去年的活动' })).not.toBeInTheDocument();
  first.unmount();

  if (order) order.campaign = 'unknown';
  openedAs('member', `${DETAIL}?orderNo=${order?.orderNo}`);
  expect(await screen.findByText('下单时间')).toBeVisible();
  expect(screen.queryByText('来自活动')).not.toBeInTheDocument();
});
