/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { OrderResultScreen } from '@/features/mall/screens/OrderResultScreen';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';

const BY_PARCEL = 'G1003-1';
const VIRTUAL = 'G4002-1';

async function openResultOf(skuId: string): Promise<string> {
  const preview = await ask('POST /api/miniapp/mall/order/preview', { skuId, num: 1 }, { as: 'member' });
  const { previewToken } = preview.data;
  const made = await ask('POST /api/miniapp/mall/order/create', { previewToken }, { as: 'member' });
  const orderNo = String(made.data.orderNo);
  signInAs('member');
  renderScreen(<OrderResultScreen />, { at: `/schedule/points-mall/pay-success?orderNo=${orderNo}` });
  await screen.findByText('兑换成功');
  return orderNo;
}

beforeEach(() => {
  window.__APP_CONFIG__ = { noticePages: { shipping: '/pages/notice/ship' } };
});
afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});
afterAll(removeFakeBridge);

test('inside the mini-program its page asks for the consent, with the order number only', async () => {
  const { calls } = installFakeBridge({
    answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } },
  });
  const orderNo = await openResultOf(BY_PARCEL);
  await userEvent.click(screen.getByRole('button', { name: /订阅发货提醒/ }));
  const opened = () => calls.find(({ name }) => name === 'invokeMiniProgramAPI')?.args;
  const url = `/pages/notice/ship?orderNo=${orderNo}`;
  await waitFor(() => expect(opened()).toMatchObject({ arg: { url } }));
  // Whether the member has agreed is not known here.
  expect(screen.queryByText(/订阅成功|已订阅/)).toBeNull();
});

test('a page that does not open is said, with the other way to know', async () => {
  installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:fail page limit' } } });
  await openResultOf(BY_PARCEL);
  await userEvent.click(screen.getByRole('button', { name: /订阅发货提醒/ }));
  expect(await screen.findByText('提醒页面没有打开，发货后可以在订单里看物流')).toBeInTheDocument();
});

test('it is not offered for what is not sent, nor where the mini-program has no such page', async () => {
  await openResultOf(VIRTUAL);
  expect(screen.queryByText('订阅发货提醒')).toBeNull();
  window.__APP_CONFIG__ = { noticePages: { shipping: '' } };
  await openResultOf(BY_PARCEL);
  expect(screen.queryByText('订阅发货提醒')).toBeNull();
});
