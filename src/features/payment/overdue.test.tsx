import { screen } from '@testing-library/react';
import { installFakeFetch } from '@/request/fakeFetch';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PayingScreen } from './screens/PayingScreen';

const MINUTE = 60_000;

const answerOf = (data: object) => ({ body: { code: 0, msg: '', data } });

test('an order whose time is over is asked for until the server has closed it, and is not offered for payment', async () => {
  signInAs('member');
  const serverTime = Date.now();
  const order = { orderNo: 'G1', biz: 'goods', title: '护手霜', amount: 990, points: 0, channels: [] };
  installFakeFetch().answer(
    answerOf({ ...order, status: 0, expireAt: serverTime - MINUTE, confirmMinutes: 0, serverTime }),
    answerOf({ status: 0, paidAt: null }),
    answerOf({ status: -2, paidAt: null, failReason: '超时未付款，订单已取消' }),
  );
  renderScreen(<PayingScreen />, { at: '/paying?orderNo=G1&biz=goods' });
  expect(await screen.findByRole('heading', { name: '付款结果确认中' })).toBeVisible();
  expect(document.title).toBe('支付中');
  expect(screen.queryByRole('button', { name: '还没付，继续付款' })).not.toBeInTheDocument();
  // At once: what comes later would push down the help below it.
  let isHelpAlone = false;
  const watch = new MutationObserver(() => {
    isHelpAlone ||=
      screen.queryByRole('link', { name: '打电话' }) !== null && screen.queryByRole('heading', { level: 2 }) === null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await screen.findByText('订单已关闭', undefined, { timeout: 5000 })).toBeVisible();
  watch.disconnect();
  expect(isHelpAlone).toBe(false);
  expect(document.title).toBe('支付');
  expect(screen.getByRole('link', { name: '重新下单' })).toBeVisible();
  // Who has paid all the same asks somebody.
  expect(screen.getByRole('link', { name: '打电话' })).toBeVisible();
});
