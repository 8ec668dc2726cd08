import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { addCampaign } from '../../../../mock/_server/campaign/testKit';
import { findOrder, openOrder } from '../../../../mock/_server/membership/orderStore';
import { settleClosed, settlePaid } from '../../../../mock/_server/membership/purchase';
import { serverState } from '../../../../mock/_server/state';
import { VipOrderDetailScreen } from './VipOrderDetailScreen';
import { VipPaySuccessScreen } from './VipPaySuccessScreen';

const DETAIL = '/api/miniapp/vip/order/detail';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

function order(type: 'buy' | 'trial_reserve' = 'buy'): string {
  const plan = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_801 };
  return openOrder({ userId: 'U1001', type, ...plan }, serverClock.now()).orderNo;
}

/** A refund that was asked for after some of the days, as the server keeps it. */
function refundPart(orderNo: string): void {
  const now = serverClock.now();
  const part = { status: 'refunding', returned: { cents: 1_200, days: 9 }, refundDueAt: now + 86_400_000 };
  Object.assign(findOrder(orderNo) ?? {}, part, { reasonText: '按未用的 9 天折算，共 30 天' });
}

const openDetail = (orderNo: string) =>
  renderScreen(<VipOrderDetailScreen />, { at: `/schedule/order-detail?orderNo=${orderNo}` });
const openResult = (query: string) => renderScreen(<VipPaySuccessScreen />, { at: `/schedule/pay-success${query}` });
/** Answers the dialog with this title, and waits until it has faded out: another one with the same title may follow. */
async function answer(title: string, name: string): Promise<void> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`no dialog ${title}`);
  fireEvent.click(within(dialog).getByText(name));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

describe('order', () => {
  test('unpaid: the time that is left, and the way to pay', async () => {
    signInAs('newcomer');
    const orderNo = order();
    const { location } = openDetail(orderNo);
    expect(await screen.findByRole('heading', { name: '待支付' })).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    expect(screen.getAllByText('¥38.01')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(location()).toBe(`/paying?orderNo=${orderNo}&biz=vip`);
  });

  test('the campaign that it came through goes along to the cashier and to the next order', async () => {
    signInAs('newcomer');
    addCampaign({ code: 'winter' });
    const plan = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_801 };
    const wish = { userId: 'U1001', type: 'buy', ...plan, campaign: 'winter' } as const;
    const unpaid = openOrder(wish, serverClock.now()).orderNo;
    const first = openDetail(unpaid);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    expect(first.location()).toBe(`/paying?orderNo=${unpaid}&biz=vip&from=winter`);
    first.unmount();

    const closed = openOrder({ ...wish, status: 'cancelled' }, serverClock.now()).orderNo;
    const second = openDetail(closed);
    fireEvent.click(await screen.findByRole('button', { name: '再次购买' }));
    expect(second.location()).toBe('/membership-card?from=winter');
  });

  test('a card from a code was activated, not paid', async () => {
    signInAs('member');
    openDetail('V26090005');
    expect(await screen.findByText('激活时间')).toBeVisible();
    expect(screen.queryByText('付款时间')).not.toBeInTheDocument();
  });

  test('cancelling says first that nothing is charged', async () => {
    signInAs('newcomer');
    openDetail(order());
    fireEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(await screen.findByText('这笔订单没有付款，不会扣费')).toBeInTheDocument();
    await answer('取消这笔订单？', '取消订单');
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible();
  });

  test('what was cancelled offers nothing of before while its refresh has failed, and a retry brings what is now', async () => {
    signInAs('newcomer');
    openDetail(order());
    fireEvent.click(await screen.findByRole('button', { name: '取消' }));
    failNext(DETAIL, '500', -1);
    await answer('取消这笔订单？', '取消订单');
    const again = await screen.findByRole('button', { name: '没有刷新成功，重试' });
    expect(screen.queryByRole('button', { name: '去支付' })).not.toBeInTheDocument();
    serverState().faults.length = 0;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible();
    expect(again).not.toBeInTheDocument();
  });

  test('a refund shows money and days before the yes, and the order proves it afterwards', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settlePaid(orderNo, '微信支付', serverClock.now());
    openDetail(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
    const question = (await screen.findByText('申请退款？')).closest('[role="dialog"]');
    expect(question).toHaveTextContent('退回 ¥38.01，原路退回；会员减少 30 天。付款 7 天内');
    await answer('申请退款？', '申请退款');
    expect(await screen.findByRole('heading', { name: '退款中' })).toBeVisible();
    expect(screen.getByText('¥38.01，原路退回；会员减少 30 天')).toBeVisible();
    // Neither the days that were taken back nor an invoice for nothing.
    expect(screen.queryByText('会员有效期至')).not.toBeInTheDocument();
    expect(screen.queryByText('发票')).not.toBeInTheDocument();
  });

  test('of a refund in part the invoice is for what stays paid', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settlePaid(orderNo, '微信支付', serverClock.now());
    refundPart(orderNo);
    openDetail(orderNo);
    expect(await screen.findByText('联系客服开电子发票，金额按实付减去退回的')).toBeVisible();
  });

  test('shows what a lost answer has done', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settlePaid(orderNo, '微信支付', serverClock.now());
    failNext('/api/miniapp/vip/order/refund/apply', 'lost');
    openDetail(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
    await answer('申请退款？', '申请退款');
    expect(await screen.findByRole('heading', { name: '退款中' })).toBeVisible();
    expect(screen.getByText('结果确认中，以页面上的为准，再试不会重复')).toBeVisible();
  });

  test('of a cancelling whose answer was lost, too', async () => {
    signInAs('newcomer');
    failNext('/api/miniapp/vip/order/cancel', 'lost');
    openDetail(order());
    fireEvent.click(await screen.findByRole('button', { name: '取消' }));
    await answer('取消这笔订单？', '取消订单');
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeVisible();
    expect(screen.getByText('没有收到结果，请看页面上的最新状态')).toBeVisible();
  });

  test('what was deleted and whose answer was lost is left for the list, with the words of the server', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settleClosed(orderNo, serverClock.now());
    failNext('/api/miniapp/vip/order/delete', 'lost');
    const { location } = openDetail(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '删除' }));
    await answer('删除这笔订单？', '删除');
    await waitFor(() => expect(location()).toBe('/membership-card?step=orders'));
    expect(await screen.findByText('这笔订单已经删除，可以看看其他订单')).toBeInTheDocument();
  });

  test("somebody else's is not shown", async () => {
    signInAs('member');
    openDetail(order());
    expect(await screen.findByText('这笔订单是另一个账号的')).toBeVisible();
    expect(screen.getByText(/CODE:2011/)).toBeVisible();
  });

  test('a broken line can be tried again', async () => {
    signInAs('member');
    failNext(DETAIL, 'business');
    openDetail('V26090004');
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '已完成' })).toBeVisible();
    expect(screen.getByText('微信支付')).toBeVisible();
  });

  test('without a number it says so', () => {
    signInAs('member');
    renderScreen(<VipOrderDetailScreen />, { at: '/schedule/order-detail' });
    expect(screen.getByText(/没有订单号/)).toBeVisible();
  });
});

describe('result', () => {
  test('without an order it leads to the member page', async () => {
    signInAs('newcomer');
    const { location } = openResult('');
    await waitFor(() => expect(location()).toBe('/schedule/member'));
  });

  test('money on its way is never called failed, and the page finds out by itself', async () => {
    signInAs('newcomer');
    const orderNo = order();
    await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
    openResult(`?orderNo=${orderNo}`);
    expect(await screen.findByText('付款结果确认中')).toBeVisible();
    expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument();
    settlePaid(orderNo, '微信支付', serverClock.now());
    expect(await screen.findByText('付款成功')).toBeVisible();
    expect(screen.getByText('¥38.01')).toBeVisible();
    const calls = callsTo(DETAIL);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(callsTo(DETAIL)).toBe(calls);
  }, 10_000);

  test.each([
    ['buy', 'vip'],
    ['trial_reserve', 'reserve'],
  ] as const)(
    'an unpaid order (%s) waits for its payment, which the cashier takes',
    async (type, biz) => {
      signInAs('newcomer');
      const orderNo = order(type);
      openResult(`?orderNo=${orderNo}`);
      expect(await screen.findByRole('heading', { name: '等待付款' })).toBeVisible();
      expect(screen.getByText('应付').parentElement).toHaveTextContent('应付¥38.01');
      const pay = screen.getByRole('link', { name: '去支付' });
      expect(pay).toHaveAttribute('href', `/paying?orderNo=${orderNo}&biz=${biz}`);
      settlePaid(orderNo, '微信支付', serverClock.now());
      expect(await screen.findByRole('heading', { name: /成功/ }, { timeout: 5_000 })).toBeVisible();
      expect(screen.queryByRole('link', { name: '去支付' })).not.toBeInTheDocument();
    },
    10_000,
  );

  test('leads to the order and to the rights', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settlePaid(orderNo, '微信支付', serverClock.now());
    const { location } = openResult(`?orderNo=${orderNo}`);
    expect(await screen.findByRole('link', { name: '查看权益' })).toHaveAttribute(
      'href',
      '/schedule/equity-aggregation',
    );
    fireEvent.click(screen.getByRole('link', { name: '查看订单' }));
    expect(location()).toBe(`/schedule/order-detail?orderNo=${orderNo}`);
  });

  test('of a card from a code it is titled as what it is, from wherever it is opened', async () => {
    signInAs('member');
    openResult('?orderNo=V26090005&biz=vip');
    expect(await screen.findByRole('heading', { name: '激活结果', level: 1 })).toBeVisible();
  });

  test('money on its way back is not said to be back, and the sum is what comes back', async () => {
    signInAs('newcomer');
    const orderNo = order();
    settlePaid(orderNo, '微信支付', serverClock.now());
    refundPart(orderNo);
    openResult(`?orderNo=${orderNo}`);
    expect(await screen.findByRole('heading', { name: '退款中' })).toBeVisible();
    expect(screen.getByText('¥12.00')).toHaveTextContent('退回');
    expect(screen.queryByText('款项已退回')).not.toBeInTheDocument();
  });

  test('an order that was cancelled says why', async () => {
    signInAs('member');
    openResult('?orderNo=V26090002');
    expect(await screen.findByText('订单已取消')).toBeVisible();
    expect(screen.getByText('您取消了订单')).toBeVisible();
    expect(screen.getByText('原应付')).toBeVisible();
  });
});
