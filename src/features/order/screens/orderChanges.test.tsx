import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { failNext, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getOrders, remindOrder } from '../contract';
import { cancelOrder } from '../panelContract';
import { OrderDetailScreen } from './OrderDetailScreen';
import { OrderListScreen } from './OrderListScreen';

const LIST = '/schedule/points-mall/order-list';
const DETAIL = '/schedule/points-mall/order-detail';

interface Row {
  orderNo: string;
  status: number;
  payAmount: number;
  expireAt: number | null;
  operate: { key: string; enabled: boolean }[];
}

async function rowsOf(tab: string): Promise<Row[]> {
  const query = { tab, currentPage: 1, pageSize: 50 };
  return (await ask<{ recordList: Row[] }>(`GET ${getOrders.path}`, query, { as: 'member' })).data.recordList;
}

/** The number of a row that offers something. */
async function numberOf(tab: string, key: string, isWanted: (row: Row) => boolean = () => true): Promise<string> {
  const rows = await rowsOf(tab);
  const row = rows.find((each) => each.operate.some((one) => one.key === key && one.enabled) && isWanted(each));
  return row?.orderNo ?? '';
}

const user = userEvent.setup({ pointerEventsCheck: 0 });

async function cancelWithLostAnswer(): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', { name: '取消订单' });
  await user.click(await within(panel).findByText('不想要了'));
  failNext(cancelOrder.path, 'lost');
  await user.click(within(panel).getByRole('button', { name: '确认取消' }));
  return panel;
}

beforeEach(() => signInAs('member'));
afterEach(endSession);

describe('an order that was cancelled, and whose answer was lost,', () => {
  test('is called cancelled with what came back, and leaves the list', async () => {
    const orderNo = await numberOf('ship', 'cancel');
    renderScreen(<OrderListScreen />, { at: `${LIST}?tab=ship&step=cancel&orderNo=${orderNo}` });
    const before = (await screen.findAllByRole('article')).length;
    const panel = await cancelWithLostAnswer();
    expect(await within(panel).findByText(/^这笔订单已经取消，退回 .+积分/)).toBeVisible();
    expect(within(panel).queryByText(/现在不能取消/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(before - 1));
  });

  test('stands as cancelled behind the panel on its own screen', async () => {
    const orderNo = await numberOf('pay', 'cancel');
    renderScreen(<OrderDetailScreen />, { at: `${DETAIL}?orderNo=${orderNo}&step=cancel` });
    const panel = await cancelWithLostAnswer();
    expect(await within(panel).findByText(/^这笔订单已经取消/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '去支付' })).not.toBeInTheDocument());
  });
});

test('who has neither paid nor set anything aside reads that nothing will be charged', async () => {
  const payload = { skuId: 'G1008-1', num: 1, couponId: 'none' };
  const { data } = await ask<{ previewToken: string }>('POST /api/miniapp/mall/order/preview', payload, {
    as: 'member',
  });
  const { data: order } = await ask<{ orderNo: string }>(
    'POST /api/miniapp/mall/order/create',
    { previewToken: data.previewToken, clientToken: 'money' },
    { as: 'member' },
  );
  renderScreen(<OrderDetailScreen />, { at: `${DETAIL}?orderNo=${order.orderNo}&step=cancel` });
  const panel = await screen.findByRole('dialog', { name: '取消订单' });
  expect(await within(panel).findByText('不会扣款')).toBeVisible();
  expect(panel).toHaveTextContent('还没有付款，取消后不会扣款');
});

test('an order that was paid while its cancelling stood there is not cancelled by the figures of before', async () => {
  const orderNo = await numberOf('pay', 'cancel', ({ payAmount }) => payAmount > 0);
  renderScreen(<OrderDetailScreen />, { at: `${DETAIL}?orderNo=${orderNo}&step=cancel` });
  const panel = await screen.findByRole('dialog', { name: '取消订单' });
  await user.click(await within(panel).findByText('不想要了'));
  await ask('POST /api/__mock/pay', { orderNo, result: 'success' });
  await user.click(within(panel).getByRole('button', { name: '确认取消' }));
  expect(await screen.findByText('订单刚刚有变化，请看清会退回什么再决定')).toBeInTheDocument();
  expect(await within(panel).findByText(/钱原路退回/)).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: '确认取消' }));
  expect(await screen.findByText(/^已取消，退回 .*¥/)).toBeInTheDocument();
});

test('the panel of an order whose time to pay is over asks for no reason any longer', async () => {
  const row = (await rowsOf('pay')).find(({ expireAt }) => expireAt !== null);
  serverClock.set((row?.expireAt ?? 0) - 3000);
  renderScreen(<OrderListScreen />, { at: `${LIST}?step=cancel&orderNo=${row?.orderNo}` });
  const panel = await screen.findByRole('dialog', { name: '取消订单' });
  expect(await within(panel).findByText('为什么取消')).toBeVisible();
  expect(await within(panel).findByText(/^这笔订单已经取消/, undefined, { timeout: 8000 })).toBeVisible();
});

test.each([
  ['that was cancelled', 'all', 40, /^商品没有寄出：已取消/],
  ['that waits to be sent', 'ship', 10, '还没有物流信息，发货后请晚些再看。'],
])('whoever opens the parcels of an order %s reads whether one comes', async (_, tab, status, words) => {
  const row = (await rowsOf(tab)).find((each) => each.status === status);
  renderScreen(<OrderDetailScreen />, { at: `${DETAIL}?orderNo=${row?.orderNo}&step=express` });
  expect(await within(await screen.findByRole('dialog', { name: '查看物流' })).findByText(words)).toBeVisible();
});

test('a refused reminder shows the row as the server has it now', async () => {
  const orderNo = await numberOf('ship', 'remind');
  renderScreen(<OrderListScreen />, { at: `${LIST}?tab=ship` });
  const [remind] = await screen.findAllByRole('button', { name: '提醒发货' });
  await ask(`POST ${cancelOrder.path}`, { orderNo, reason: '不想要了', clientToken: 'elsewhere' }, { as: 'member' });
  const before = screen.getAllByRole('article').length;
  await user.click(remind as HTMLElement);
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(before - 1));
});

test('a reminder whose answer was lost stands in the row, and is not called a failure', async () => {
  renderScreen(<OrderListScreen />, { at: `${LIST}?tab=ship` });
  const [remind] = await screen.findAllByRole('button', { name: '提醒发货' });
  failNext(remindOrder.path, 'lost');
  await user.click(remind as HTMLElement);
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  expect(await screen.findByText('已提醒仓库，会尽快发出')).toBeInTheDocument();
});

test.each([
  ['the list', () => renderScreen(<OrderListScreen />, { at: `${LIST}?tab=pay` })],
  ['the order', (orderNo: string) => renderScreen(<OrderDetailScreen />, { at: `${DETAIL}?orderNo=${orderNo}` })],
])('while a payment is being confirmed %s asks for no other one', async (_, open) => {
  const orderNo = await numberOf('pay', 'pay', ({ payAmount }) => payAmount > 0);
  await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
  open(orderNo);
  expect(await screen.findByText(/请不要重复付款/)).toBeVisible();
  const row = screen.queryAllByRole('article').find((each) => each.textContent?.includes('付款确认中'));
  expect(row ?? document.body).not.toHaveTextContent('内付款');
});
