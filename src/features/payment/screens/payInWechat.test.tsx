/**
 * @jest-environment-options {"url": "https://m.example.com/#/paying", "userAgent": "Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0.20.1781 WindowsWechat(0x63) UnifiedPCWindowsWechat"}
 */
import { createHash } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { CONSENT_WORDINGS } from '../../../../mock/_server/consent/consentCopy';
import { accept } from '../../../../mock/_server/consent/rules';
import { asPersona } from '../../../../mock/_server/membership/asPersona';
import { openOrder } from '../../../../mock/_server/membership/orderStore';
import { PayingScreen } from './PayingScreen';

/* What the messaging app's client answers to a payment decides whether one has opened. The real SDK, over a fake bridge. */

const signed = createHash('sha1').update('https://m.example.com/').digest('hex');
const SLOW = { timeout: 8000 };

/** What the phone keeps of payments that are under way. */
const notesOfPayment = () => Object.keys(localStorage).filter((name) => name.includes('leftToPay'));

// The SDK sees the client when it is loaded, and is configured once for the whole document.
afterEach(() => Reflect.deleteProperty(window, 'WeixinJSBridge'));
afterAll(removeFakeBridge);

interface Bridge {
  invoke: (name: string, ...rest: unknown[]) => unknown;
}

/** Does something when the client is asked for this, before it answers. */
function whenAsked(deed: () => void, asked = 'getBrandWCPayRequest'): void {
  const bridge = (window as unknown as { WeixinJSBridge: Bridge }).WeixinJSBridge;
  const { invoke } = bridge;
  bridge.invoke = (name, ...rest) => {
    if (name === asked) deed();
    return invoke(name, ...rest);
  };
}

/** Opens the cashier with an order to be paid. */
function openCashier(words = 'get_brand_wcpay_request:ok') {
  const answers = { getBrandWCPayRequest: { err_msg: words } };
  const { calls } = installFakeBridge({ validSignatures: [signed], answers });
  signInAs('newcomer');
  const plan = { planId: 'year', planName: '年卡', days: 365, amountCents: 29_801 };
  const { orderNo } = openOrder({ userId: 'U1001', type: 'buy', ...plan }, serverClock.now());
  accept(asPersona('newcomer', { type: 'pay', version: CONSENT_WORDINGS.pay.version }));
  const { unmount } = renderScreen(<PayingScreen />, { at: `/paying?orderNo=${orderNo}&biz=vip` });
  const asked = () => calls.map(({ name }) => name);
  return { unmount, asked, pay: async () => fireEvent.click(await screen.findByRole('button', { name: /立即付款/ })) };
}

/** `isLeft`: the member goes on while the client has not answered yet. */
async function payIn(words: string, isLeft = false): Promise<void> {
  const { unmount, asked, pay } = openCashier(words);
  if (isLeft) whenAsked(unmount);
  await pay();
  await waitFor(() => expect(asked()).toContain('getBrandWCPayRequest'), SLOW);
}

// The document is configured once: the test that goes on before it is comes first.
test('who has gone on before the client is ready gets no payment sheet over another screen', async () => {
  const { unmount, asked, pay } = openCashier();
  whenAsked(unmount, 'preVerifyJSAPI');
  await pay();
  await waitFor(() => expect(asked()).toContain('preVerifyJSAPI'), SLOW);
  await waitFor(() => expect(notesOfPayment()).toHaveLength(0));
  expect(asked()).not.toContain('getBrandWCPayRequest');
});

test.each(['system:function_not_exist', 'system:access_denied'])(
  '%s: nothing has opened, and the way on is said',
  async (words) => {
    await payIn(words);
    expect(await screen.findByRole('heading', { name: '请在微信里打开这笔订单' })).toBeVisible();
    expect(notesOfPayment()).toHaveLength(0);
  },
);

test('a payment that failed may have been opened: the server is asked', async () => {
  await payIn('get_brand_wcpay_request:fail');
  expect(await screen.findByRole('heading', { name: '付款结果确认中' })).toBeVisible();
  expect(notesOfPayment()).toHaveLength(1);
});

test('a cancel keeps the order to be paid', async () => {
  await payIn('get_brand_wcpay_request:cancel');
  expect(await screen.findByText('您没有完成付款，订单还在')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /立即付款/ })).toBeVisible();
  expect(notesOfPayment()).toHaveLength(0);
});

test('who has gone on by then reads nothing of it on another screen', async () => {
  await payIn('get_brand_wcpay_request:cancel', true);
  await waitFor(() => expect(notesOfPayment()).toHaveLength(0));
  expect(screen.queryByText('您没有完成付款，订单还在')).not.toBeInTheDocument();
});
