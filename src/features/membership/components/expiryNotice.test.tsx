/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { openOrder } from '../../../../mock/_server/membership/orderStore';
import { settlePaid } from '../../../../mock/_server/membership/purchase';
import { VipPaySuccessScreen } from '../screens/VipPaySuccessScreen';

const PLAN = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_801 };

function openResult(isPaid: boolean): string {
  const { orderNo } = openOrder({ userId: 'U1001', type: 'buy', ...PLAN }, serverClock.now());
  if (isPaid) settlePaid(orderNo, '微信支付', serverClock.now());
  signInAs('newcomer');
  renderScreen(<VipPaySuccessScreen />, { at: `/schedule/pay-success?orderNo=${orderNo}` });
  return orderNo;
}

beforeEach(() => {
  window.__APP_CONFIG__ = { noticePages: { expiry: '/pages/notice/expiry' } };
});
afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});
afterAll(removeFakeBridge);

test('a paid membership offers the reminder of its end; the mini-program’s page gets the order number only', async () => {
  const { calls } = installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } } });
  const orderNo = openResult(true);
  await userEvent.click(await screen.findByRole('button', { name: /订阅到期提醒/ }));
  const url = `/pages/notice/expiry?orderNo=${orderNo}`;
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'invokeMiniProgramAPI')?.args).toMatchObject({ arg: { url } }),
  );
});

test('what is not paid yet offers none', async () => {
  openResult(false);
  await screen.findByRole('link', { name: '查看订单' });
  expect(screen.queryByText('订阅到期提醒')).toBeNull();
});
