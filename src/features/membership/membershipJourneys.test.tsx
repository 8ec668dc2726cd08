import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { setElderMode } from '@/shared/lib/elderMode';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { callsTo, failNext, lastCallTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { changePrice } from '../../../mock/_server/membership/cards';
import { findPlan } from '../../../mock/_server/membership/catalog';
import { membershipOf } from '../../../mock/_server/membership/membership';
import { openOrder } from '../../../mock/_server/membership/orderStore';
import { settlePaid } from '../../../mock/_server/membership/purchase';
import { vip } from '../../../mock/_server/membership/store';
import { NoticeBeforeScreen } from '../consent/screens/NoticeBeforeScreen';
import { ActivateMembershipScreen } from './screens/ActivateMembershipScreen';
import { MembershipCardScreen } from './screens/MembershipCardScreen';
import { VipOrderDetailScreen } from './screens/VipOrderDetailScreen';
import { VipPaySuccessScreen } from './screens/VipPaySuccessScreen';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const CREATE = '/api/miniapp/pay/vip/order/create';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  serverClock.set(NOW);
});

afterEach(() => {
  setElderMode(false);
  jest.useRealTimers();
});

function open(at: string) {
  return renderScreen(
    <Routes>
      <Route path="/membership-card" element={<MembershipCardScreen />} />
      <Route path="/schedule/notice-before" element={<NoticeBeforeScreen />} />
      <Route path="/schedule/activate-membership" element={<ActivateMembershipScreen />} />
      <Route path="/schedule/order-detail" element={<VipOrderDetailScreen />} />
      <Route path="/schedule/pay-success" element={<VipPaySuccessScreen />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    { at },
  );
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tapWhenThere = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Taps and lets the answer and what it opens come. */
const tapAndSettle = (target: HTMLElement) =>
  act(async () => {
    fireEvent.click(target);
    await jest.advanceTimersByTimeAsync(500);
  });

/** Reads the text for as long as it asks for, ticks the box, and goes on. */
async function agree() {
  await screen.findByText('查看全文');
  await pass(5500);
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  tap('同意并继续');
}

async function chooseAndBuy(button: string) {
  fireEvent.click(await screen.findByRole('checkbox', { name: '同意' }));
  tap(button);
}

/** What the payment area reports once the money is there. */
function payNewest() {
  const order = vip().orders.at(-1);
  if (!order) throw new Error('no order');
  settlePaid(order.orderNo, '微信支付', serverClock.now());
  return order;
}

test('a newcomer buys a year card and gets exactly what was shown', async () => {
  signInAs('newcomer');
  const { location, unmount } = open('/membership-card');
  expect(await screen.findByText('2027-11-21')).toBeVisible();
  await chooseAndBuy('立即开通');
  await agree();
  expect(await screen.findByRole('heading', { name: '核对订单' })).toBeVisible();
  expect(screen.getByText('¥298.00')).toBeVisible();
  const submit = screen.getByRole('button', { name: '提交订单' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await screen.findByText('别的页面');
  expect(callsTo(CREATE)).toBe(1);
  expect(lastCallTo(CREATE)?.body).not.toHaveProperty('amount');
  const order = payNewest();
  expect(location()).toBe(`/paying?orderNo=${order.orderNo}&biz=vip`);
  unmount();

  open(`/schedule/pay-success?orderNo=${order.orderNo}&biz=vip`);
  expect(await screen.findByText('付款成功')).toBeVisible();
  expect(document.body).toHaveTextContent('会员有效期至 2027-11-21');
});

test('a card that costs nothing leads to its result, past the cashier', async () => {
  Object.assign(findPlan('year') ?? {}, { priceCents: 0 });
  signInAs('newcomer');
  const { location } = open('/membership-card');
  await screen.findByText('2027-11-21');
  await chooseAndBuy('立即开通');
  await agree();
  await tapWhenThere('提交订单');
  expect(await screen.findByText('付款成功')).toBeVisible();
  expect(location()).toMatch(/^\/schedule\/pay-success\?orderNo=V\d+&biz=vip$/);
});

test('a card that ends while its page is open says so', async () => {
  signInAs('member');
  const card = membershipOf('U1002');
  if (!card) throw new Error('no card');
  card.expireAt = NOW + 60_000;
  open('/membership-card');
  expect(await screen.findByText('今天到期')).toBeVisible();
  serverClock.set(NOW + 60_001);
  await pass(60_001);
  expect(await screen.findByText('已到期')).toBeVisible();
  expect(screen.getByText(/从今天算起/)).toBeVisible();
});

test('a trial that nobody has activated in time is offered no longer by the open page', async () => {
  signInAs('newcomer');
  const plan = { planId: 'trial', planName: '7 天体验', days: 7, amountCents: 990 };
  const reserve = { slot: '2026-10-30', usableFrom: NOW - 1000, reserveExpireAt: NOW + 60_000, code: 'TY07' };
  openOrder({ userId: 'U1001', type: 'trial_reserve', status: 'reserved', ...plan, reserve }, NOW);
  open('/membership-card');
  const way = await screen.findByRole('button', { name: '激活' });
  const tag = screen.getByText('待激活');
  expect(tag.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => setElderMode(true));
  expect(tag.compareDocumentPosition(screen.getByRole('button', { name: '激活' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  serverClock.set(NOW + 60_001);
  await pass(60_001);
  await waitFor(() => expect(screen.queryByRole('button', { name: '激活' })).not.toBeInTheDocument());
  expect(screen.getByText('您还没有会员卡')).toBeVisible();
});

test('a lapsed member renews and keeps every day', async () => {
  signInAs('lapsed');
  open('/membership-card?planId=month');
  expect(await screen.findByText('已到期')).toBeVisible();
  expect(screen.getByText('2026-12-21')).toBeVisible();
  await chooseAndBuy('立即续费');
  await agree();
  await tapWhenThere('提交订单');
  await screen.findByText('别的页面');
  payNewest();
  expect(membershipOf('U1003')?.expireAt).toBe(Date.parse('2026-12-21T23:59:59.999+08:00'));
});

test('a trial becomes a paid card; the days add up and the trial is gone', async () => {
  signInAs('newcomer');
  const first = open('/membership-card?planId=trial');
  expect(await screen.findByText(/激活后可用 7 天/)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /11\/22/ }));
  await chooseAndBuy('预约体验');
  await agree();
  await tapWhenThere('提交订单');
  await screen.findByText('别的页面');
  payNewest();
  first.unmount();

  open('/membership-card');
  expect(await screen.findByText('7 天体验待激活')).toBeVisible();
  expect(document.body).toHaveTextContent('体验 7 天 + 年卡 365 天，都用上后到 2027-11-28');
  expect(screen.queryByRole('radio', { name: /7 天体验/ })).not.toBeInTheDocument();
});

test('a code from a forwarded link is filled in, checked by a tap, and used up by another tap only', async () => {
  signInAs('elder');
  const before = membershipOf('U1004')?.expireAt ?? 0;
  const { location } = open('/schedule/activate-membership?code=x030-88fa-3c6t');
  expect(await screen.findByDisplayValue('X03088FA3C6T')).toBeVisible();
  await pass(1000);
  expect(callsTo('/api/miniapp/vip/activate/check')).toBe(0);
  await tapWhenThere('查看这张卡');
  expect(await screen.findByRole('heading', { name: '金杏会员月卡' })).toBeVisible();
  expect(screen.getByText(/186\*\*\*\*9931/)).toBeVisible();
  tap('阅读须知并激活');
  await agree();
  const activate = await screen.findByRole('button', { name: '确认激活' });
  expect(callsTo('/api/miniapp/vip/activate/submit')).toBe(0);
  fireEvent.click(activate);
  fireEvent.click(activate);
  expect(await screen.findByText('激活成功')).toBeVisible();
  expect(callsTo('/api/miniapp/vip/activate/submit')).toBe(1);
  expect(location()).toMatch(/^\/schedule\/pay-success\?scene=activate&orderNo=V\d+$/);
  expect(membershipOf('U1004')?.expireAt).toBe(before + 30 * DAY_MS);
});

test('a price that changed in between is shown before anything is ordered', async () => {
  signInAs('newcomer');
  open('/membership-card');
  await chooseAndBuy('立即开通');
  await agree();
  await screen.findByRole('heading', { name: '核对订单' });
  changePrice({ planId: 'year', price: 31_999 });
  await tapAndSettle(screen.getByRole('button', { name: '提交订单' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/价格由 ¥298.00 变为 ¥319.99/)).toBeInTheDocument();
  await tapAndSettle(within(dialog).getByText('知道了'));
  expect(await screen.findByText('¥319.99')).toBeVisible();
  tap('提交订单');
  await screen.findByText('别的页面');
  expect(vip().orders.at(-1)?.amountCents).toBe(31_999);
});

test.each([29_800, 0])(
  'a price of %p that changes while the consent is read is told before the order',
  async (seen) => {
    Object.assign(findPlan('year') ?? {}, { priceCents: seen });
    signInAs('newcomer');
    open('/membership-card');
    await screen.findByText('2027-11-21');
    await chooseAndBuy('立即开通');
    changePrice({ planId: 'year', price: 31_999 });
    await agree();
    const from = seen === 0 ? '¥0.00' : '¥298.00';
    expect(await screen.findByRole('alert')).toHaveTextContent(`价格由 ${from} 变为 ¥319.99。`);
    expect(screen.getByRole('button', { name: '提交订单' })).toBeVisible();
  },
);

test('an answer that got lost leads to no second order', async () => {
  signInAs('newcomer');
  open('/membership-card');
  await chooseAndBuy('立即开通');
  await agree();
  failNext(CREATE, 'lost');
  const scroll = jest.spyOn(window, 'scrollTo');
  await tapWhenThere('提交订单');
  expect(await screen.findByText(/没有收到结果/)).toBeVisible();
  // The words stand at the top, what was pressed at the foot.
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
  tap('提交订单');
  await screen.findByText('别的页面');
  expect(vip().orders.filter((order) => order.userId === 'U1001')).toHaveLength(1);
});
