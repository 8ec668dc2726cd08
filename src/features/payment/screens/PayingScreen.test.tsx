import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { addRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { CONSENT_WORDINGS } from '../../../../mock/_server/consent/consentCopy';
import { accept } from '../../../../mock/_server/consent/rules';
import { asPersona } from '../../../../mock/_server/membership/asPersona';
import { openOrder } from '../../../../mock/_server/membership/orderStore';
import { areaOf, registerPayable } from '../../../../mock/_server/payment/registry';
import { PayingScreen } from './PayingScreen';

const LAUNCH = '/api/miniapp/pay/launch';

/** What the phone keeps of payments that are under way. */
const notesOfPayment = () => Object.keys(localStorage).filter((name) => name.includes('leftToPay'));

let left: string[] = [];
beforeEach(() => {
  left = [];
  jest.spyOn(addressBar, 'leave').mockImplementation((url) => void left.push(url));
});

function order(amountCents = 29_801): string {
  const plan = { planId: 'year', planName: '年卡', days: 365, amountCents };
  return openOrder({ userId: 'U1001', type: 'buy', ...plan }, serverClock.now()).orderNo;
}

const agree = () => accept(asPersona('newcomer', { type: 'pay', version: CONSENT_WORDINGS.pay.version }));
const tell = (orderNo: string, result: string) => ask('POST /api/__mock/pay', { orderNo, result });

function open(orderNo: string, query = 'biz=vip') {
  return renderScreen(
    <Routes>
      <Route path="/paying" element={<PayingScreen />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    { at: `/paying?orderNo=${orderNo}&${query}` },
  );
}

async function payNow(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /立即付款/ }));
}

test('amount, time left and the new expiry are there; the terms have to be read before anything is opened', async () => {
  signInAs('newcomer');
  const orderNo = order();
  const { location } = open(orderNo);
  expect(await screen.findByRole('button', { name: '立即付款 ¥298.01' })).toBeVisible();
  expect(document.body).toHaveTextContent(/付款后会员有效期至 \d{4}-\d{2}-\d{2}/);
  expect(screen.getByRole('timer')).toBeVisible();
  await payNow();
  await screen.findByText('别的页面');
  expect(location()).toBe(
    `/schedule/notice-before?type=pay&next=${encodeURIComponent(`/paying?orderNo=${orderNo}&biz=vip`)}`,
  );
  expect(callsTo(LAUNCH)).toBe(0);
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: '立即付款 ¥298.01' })).toBeVisible();
});

test('three taps open one payment, with the consent and the amount that was shown', async () => {
  signInAs('newcomer');
  const orderNo = order();
  const { consentId } = agree();
  open(orderNo);
  const button = await screen.findByRole('button', { name: /立即付款/ });
  for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: '付款结果确认中' })).toBeVisible();
  expect(callsTo(LAUNCH)).toBe(1);
  expect(lastCallTo(LAUNCH)?.body).toMatchObject({ consentId, amount: 29_801, channel: 'wechat' });
  expect(left).toHaveLength(1);
  expect(new URL(left[0] ?? '').searchParams.get('redirect_url')).toBe(window.location.href);
});

test('a consent that was withdrawn meanwhile is asked for again', async () => {
  signInAs('newcomer');
  const orderNo = order();
  const { consentId } = agree();
  const { location } = open(orderNo);
  await screen.findByRole('button', { name: /立即付款/ });
  await ask('POST /api/miniapp/consent/withdraw', { consentId }, { as: 'newcomer' });
  await payNow();
  await waitFor(() => expect(location()).toContain('/schedule/notice-before?type=pay'));
  expect(left).toEqual([]);
});

test('a failure that the server reports while the member waits is said with its reason, and can be tried again', async () => {
  signInAs('newcomer');
  const orderNo = order();
  agree();
  open(orderNo);
  await payNow();
  await screen.findByRole('heading', { name: '付款结果确认中' });
  await tell(orderNo, 'failed');
  expect(await screen.findByText(/这次没有付成：银行卡余额不足/)).toBeVisible();
  expect(screen.getByRole('button', { name: /立即付款/ })).toBeVisible();
  expect(notesOfPayment()).toHaveLength(0);

  // Another try: the failure of the first one says nothing about it.
  await payNow();
  expect(await screen.findByRole('heading', { name: '付款结果确认中' })).toBeVisible();
  await waitFor(() => expect(callsTo('/api/miniapp/pay/status')).toBeGreaterThan(2));
  expect(notesOfPayment()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: '付款结果确认中' })).toBeVisible();
});

test('money on its way is confirming, never failed, and cannot be paid again; then it is paid', async () => {
  signInAs('newcomer');
  const orderNo = order();
  await tell(orderNo, 'processing');
  const { location } = open(orderNo);
  expect(await screen.findByText('钱已扣，')).toBeVisible();
  // Each clause stays on its line.
  expect(screen.getByText('最长 3 分钟。')).toBeVisible();
  expect(screen.queryByText(/失败|没有付成/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /立即付款|继续付款/ })).not.toBeInTheDocument();
  await tell(orderNo, 'success');
  await waitFor(() => expect(location()).toBe(`/schedule/pay-success?orderNo=${orderNo}&biz=vip`));
});

test('a page that was killed comes back to confirming', async () => {
  signInAs('newcomer');
  const orderNo = order();
  agree();
  const first = open(orderNo);
  await payNow();
  await screen.findByRole('heading', { name: '付款结果确认中' });
  first.unmount();
  const token = sessionStorage.getItem('loginInfo') ?? '';
  sessionStorage.clear();
  sessionStorage.setItem('loginInfo', token);
  open(orderNo);
  expect(await screen.findByRole('heading', { name: '付款结果确认中' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '还没付，继续付款' }));
  expect(await screen.findByRole('button', { name: /立即付款/ })).toBeVisible();
});

test('an answer that got lost is no failure, and the next tap opens the same payment', async () => {
  signInAs('newcomer');
  const orderNo = order();
  agree();
  open(orderNo);
  failNext(LAUNCH, 'lost');
  await payNow();
  expect(await screen.findByText(/不会重复扣款$/)).toBeVisible();
  const first = lastCallTo(LAUNCH)?.body.clientToken;
  await payNow();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(lastCallTo(LAUNCH)?.body.clientToken).toBe(first);
  // Beside 请先不要重复付款 the advice to try again would be wrong.
  expect(screen.queryByText(/不会重复扣款$/)).not.toBeInTheDocument();
});

test.each([
  ['closed', '订单已关闭'],
  ['processing', '付款结果确认中'],
])('what has become of the order meanwhile (%s) is said by the screen alone', async (result, title) => {
  signInAs('newcomer');
  const orderNo = order();
  agree();
  open(orderNo);
  await screen.findByRole('button', { name: /立即付款/ });
  await tell(orderNo, result);
  await payNow();
  await screen.findByText(/^(付款已关闭|正在确认上一次付款，请不要重复付款)/, { selector: '[role="alert"] *' });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a closed order leads to a new one', async () => {
  signInAs('newcomer');
  const orderNo = order();
  await tell(orderNo, 'closed');
  const { location } = open(orderNo);
  fireEvent.click(await screen.findByRole('link', { name: '重新下单' }));
  expect(location()).toBe('/membership-card');
});

describe("a campaign's order", () => {
  const SPRING = 'biz=campaign&from=spring';
  beforeEach(() => {
    const cards = areaOf('vip');
    if (cards) registerPayable('campaign', cards);
    signInAs('newcomer');
  });

  test('goes where the campaign says, with its number', async () => {
    const orders = { from: 'spring', startAgain: '/spring/join' } as const;
    addRoutes({ orders: { path: '/spring/order', title: '活动订单', orders } });
    const paid = order();
    const first = open(paid, SPRING);
    await tell(paid, 'success');
    await waitFor(() => expect(first.location()).toBe(`/spring/order?orderNo=${paid}`));
    first.unmount();

    const closed = order();
    await tell(closed, 'closed');
    const second = open(closed, SPRING);
    fireEvent.click(await screen.findByRole('link', { name: '重新下单' }));
    expect(second.location()).toBe('/spring/join');
  });

  test('comes back from the terms with its campaign', async () => {
    const orderNo = order();
    const { location } = open(orderNo, SPRING);
    await payNow();
    await screen.findByText('别的页面');
    const next = new URLSearchParams(location().split('?')[1]).get('next');
    expect(next).toBe(`/paying?orderNo=${orderNo}&${SPRING}`);
  });

  test('still ends somewhere when the campaign is gone', async () => {
    const orderNo = order();
    await tell(orderNo, 'success');
    const { location } = open(orderNo, 'biz=campaign&from=gone');
    await waitFor(() => expect(location()).toBe('/schedule/member'));
  });
});

const runIn = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const ELSEWHERE = '请在微信里打开这笔订单';

test('in WeCom nothing is opened that cannot: the order’s link is copied, and what was paid there shows here', async () => {
  runIn('Mozilla/5.0 (iPhone) wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh');
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  signInAs('newcomer');
  const orderNo = order();
  const { location } = open(orderNo);
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.queryByRole('button', { name: /立即付款/ })).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: '复制订单链接' }));
  expect(await screen.findByText('订单链接已复制')).toBeInTheDocument();
  const link = new URL(copied[0] ?? '');
  expect(link.hash).toBe(`#/paying?orderNo=${orderNo}&biz=vip`);
  expect(link.href).not.toMatch(/token|userId/);
  expect(screen.getByText(link.href)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: '我已支付' }));
  fireEvent.click(await screen.findByRole('button', { name: '还没付，继续付款' }));
  fireEvent.click(await screen.findByRole('button', { name: '我已支付' }));
  await tell(orderNo, 'success');
  await waitFor(() => expect(location()).toBe(`/schedule/pay-success?orderNo=${orderNo}&biz=vip`));
  expect(callsTo(LAUNCH)).toBe(0);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
});

test('a plain browser without a way to pay leads to the messaging app', async () => {
  signInAs('newcomer');
  const orderNo = order();
  failNext('/api/miniapp/pay/info', 'empty');
  open(orderNo);
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeVisible();
});

test('inside the messaging app, without a way to pay the button says so', async () => {
  runIn('Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN');
  signInAs('newcomer');
  const orderNo = order();
  failNext('/api/miniapp/pay/info', 'empty');
  open(orderNo);
  expect(await screen.findByRole('button', { name: '没有可用的付款方式' })).toBeDisabled();
  // Once: a card of the same name around them would be read before each choice, too.
  expect(screen.getByText(/请联系客服/).closest('fieldset')?.parentElement).not.toHaveAttribute('aria-label');
});

test.each([
  ['nothing', '/paying'],
  ['no kind', '/paying?orderNo=V1'],
  ['an unknown kind', '/paying?orderNo=V1&biz=evil'],
])('with %s in the address it says so', (_, at) => {
  signInAs('newcomer');
  renderScreen(<PayingScreen />, { at });
  expect(screen.getByText('没有找到要付款的订单')).toBeVisible();
});

test("another member's order is not shown", async () => {
  signInAs('member');
  open(order());
  expect(await screen.findByText(/CODE:2011/)).toBeVisible();
});
