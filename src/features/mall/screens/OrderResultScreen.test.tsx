import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { orders } from '../../../../mock/_server/order/store';
import { OrderResultScreen } from './OrderResultScreen';

const PATH = '/schedule/points-mall/pay-success';
const RESULT = '/api/miniapp/mall/order/result';

afterEach(() => void jest.useRealTimers());

const open = (orderNo: string) => ({
  user: userEvent.setup(),
  ...renderScreen(<OrderResultScreen />, { at: `${PATH}?orderNo=${orderNo}` }),
});
const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

async function makeOrder(skuId: string): Promise<string> {
  const preview = await ask('POST /api/miniapp/mall/order/preview', { skuId, num: 1 }, { as: 'member' });
  const { previewToken } = preview.data;
  const made = await ask('POST /api/miniapp/mall/order/create', { previewToken }, { as: 'member' });
  return String(made.data.orderNo);
}

test('points alone: done at once, with the ways on', async () => {
  const orderNo = await makeOrder('G4002-1');
  signInAs('member');
  open(orderNo);
  await findTitle('兑换成功');
  expect(screen.getByText('120')).toBeInTheDocument();
  expect(screen.getByText(orderNo)).toBeInTheDocument();
  expect(screen.getByText('现在就可以用。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    `/schedule/points-mall/order-detail?orderNo=${orderNo}`,
  );
  expect(screen.getByRole('link', { name: '继续逛' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(await screen.findByRole('heading', { name: '大家都在换' })).toBeInTheDocument();
});

test('opened again when the parcel is on its way: where it is, and nothing that is over', async () => {
  const sent = orders().rows.find(({ status, pickup, afterSales, userId }) => {
    return status === 20 && !pickup && afterSales.length === 0 && userId === 'U1002';
  });
  if (!sent) throw new Error('no parcel on its way');
  signInAs('member');
  open(sent.orderNo);
  await findTitle('兑换成功');
  expect(screen.getByText('待收货')).toBeInTheDocument();
  expect(screen.getByText(/自动确认收货/)).toBeInTheDocument();
  expect(screen.queryByText(/发货后可以/)).not.toBeInTheDocument();
});

test('not paid yet: the way to the cashier, never a failure', async () => {
  const orderNo = await makeOrder('G1001-1');
  signInAs('member');
  open(orderNo);
  await findTitle('等待付款');
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', `/paying?orderNo=${orderNo}&biz=goods`);
});

test('not paid in time while it stands there: closed, with what came back', async () => {
  const orderNo = await makeOrder('G1001-1');
  const { payExpireAt } = orders().rows.find((each) => each.orderNo === orderNo) ?? {};
  serverClock.set(Number(payExpireAt) - 3000);
  signInAs('member');
  open(orderNo);
  await findTitle('等待付款');
  expect(await screen.findByText('兑换没有成功', undefined, { timeout: 8000 })).toBeVisible();
  expect(screen.getByText(/已退回$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument();
});

/** An order of the member whose payment is on its way. */
async function beginPaying() {
  const orderNo = await makeOrder('G1001-1');
  const order = orders().rows.find((each) => each.orderNo === orderNo);
  if (!order) throw new Error('no order');
  order.isPaying = true;
  signInAs('member');
  return order;
}

test('being confirmed: says so, asks again, and shows the end by itself', async () => {
  const order = await beginPaying();
  open(order.orderNo);
  await findTitle('结果确认中');
  expect(screen.queryByText(/没有成功/)).not.toBeInTheDocument();
  order.isPaying = false;
  await findTitle('等待付款');
  expect(callsTo(RESULT)).toBeGreaterThan(1);
});

test('asked once more after three minutes without a result, it follows the order again', async () => {
  const order = await beginPaying();
  jest.useFakeTimers();
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  renderScreen(<OrderResultScreen />, { at: `${PATH}?orderNo=${order.orderNo}` });
  await pass(240);
  const asked = callsTo(RESULT);
  await pass(30);
  expect(callsTo(RESULT)).toBe(asked);
  fireEvent.click(screen.getByRole('button', { name: '再查一次' }));
  await pass(1);
  order.isPaying = false;
  await pass(6);
  expect(screen.getByRole('heading', { level: 2, name: '等待付款' })).toBeVisible();
});

test('cancelled: what came back', async () => {
  const orderNo = await makeOrder('G1001-1');
  await ask('POST /api/miniapp/mall/order/cancel', { orderNo, reason: '不想要了' }, { as: 'member' });
  signInAs('member');
  open(orderNo);
  await findTitle('兑换没有成功');
  expect(screen.getByText(/800 积分.*已退回/)).toBeInTheDocument();
});

test('another member’s order is not shown', async () => {
  const orderNo = await makeOrder('G4002-1');
  signInAs('lapsed');
  open(orderNo);
  expect(await screen.findByText(/CODE:2011/)).toBeInTheDocument();
  expect(screen.queryByText(orderNo)).not.toBeInTheDocument();
});

test('a guest is asked to sign in and nothing is requested', async () => {
  open('GO1');
  expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument();
  expect(callsTo(RESULT)).toBe(0);
});

test('network down, then a retry', async () => {
  const orderNo = await makeOrder('G4002-1');
  signInAs('member');
  failNext(RESULT, 'drop', 3);
  const { user } = open(orderNo);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await findTitle('兑换成功');
});

test('without an order the list of orders takes its place', async () => {
  signInAs('member');
  const { location } = renderScreen(<OrderResultScreen />, { at: PATH });
  await waitFor(() => expect(location()).toBe('/schedule/points-mall/order-list'));
});

test('a notice of the shipping is not offered outside of the mini-program', async () => {
  window.__APP_CONFIG__ = { noticePages: { shipping: '/pages/notice/ship' } };
  const orderNo = await makeOrder('G1003-1');
  signInAs('member');
  open(orderNo);
  await findTitle('兑换成功');
  expect(screen.getByText(/^预计 .*前发货，/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '七日分格药盒' })).toBeInTheDocument();
  // The order's own row: what was exchanged is not offered again below it.
  expect(screen.getAllByText('手工植物皂三块装')).toHaveLength(1);
  expect(screen.getByText('剩余积分').nextSibling).toHaveTextContent(/^[\d,]+ 积分$/);
  expect(screen.queryByText('订阅发货提醒')).toBeNull();
  window.__APP_CONFIG__ = undefined;
});
