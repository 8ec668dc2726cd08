import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntent } from '@/request/intent';
import { ask } from '@/testing/ask';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { CODE, registerTestSignup } from '../../../../mock/_server/signup/testKit';
import { MINUTE, serverNow, serverState, setServerNow } from '../../../../mock/_server/state';
import { joinIntent } from '../intents';
import { CampaignOrders } from './CampaignOrders';

const AT = '/schedule/member';
const LIST = '/api/miniapp/campaign/order/list';

const open = (query = '') =>
  renderScreen(
    <CampaignOrders
      code={CODE}
      emptyAction={{ text: '去报名', to: '/schedule/points-mall' }}
      emptyText="报名后在这里付款"
      homePath="/schedule/points-mall"
      signupPath={({ joinId }) => `${AT}?joinId=${joinId}`}
    />,
    { at: AT + query },
  );

async function order(): Promise<string> {
  const as = 'member';
  const { data } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'health' }, { as });
  const consent = await ask<{ consentId: string }>(
    'POST /api/miniapp/consent/accept',
    { type: 'health', version: data.version },
    { as },
  );
  const { consentId } = consent.data;
  const payload = { code: CODE, packageId: 'visit', slotId: 'am', addressId: 'A1', agrees: true, consentId };
  return (await ask<{ orderNo: string }>('POST /api/miniapp/campaign/join/submit', payload, { as })).data.orderNo;
}
const pay = (orderNo: string, result = 'success') => ask('POST /api/__mock/pay', { orderNo, result });

beforeEach(() => {
  registerTestSignup();
  signInAs('member');
});

test('without an order the list leads to the sign-up', async () => {
  open();
  expect(await screen.findByText('还没有订单')).toBeVisible();
  expect(screen.getByRole('link', { name: '去报名' })).toHaveAttribute('href', '/schedule/points-mall');
});

test('an order that waits is paid in the cashier, which is told the campaign', async () => {
  const orderNo = await order();
  const { location } = open('?tab=pay');
  await userEvent.click(await screen.findByRole('button', { name: '去支付' }));
  expect(location()).toBe(`/paying?orderNo=${orderNo}&biz=campaign&from=${CODE}`);
});

test('the order that comes from the cashier is marked, with what the server says of it', async () => {
  const orderNo = await order();
  await pay(orderNo);
  open(`?orderNo=${orderNo}`);
  expect(await screen.findByText('付款成功')).toBeVisible();
  expect(screen.getByRole('article', { current: true })).toHaveAccessibleName('报名订单 上门护理，已报名');
});

test('who comes back from the cashier without paying is not told that a payment is being confirmed', async () => {
  const orderNo = await order();
  open(`?orderNo=${orderNo}`);
  const news = await screen.findByRole('region', { name: '这笔订单' });
  expect(news).toHaveTextContent('等待付款');
  expect(news).not.toHaveTextContent('确认中');
  expect(screen.getByRole('button', { name: '去支付' })).toBeEnabled();
});

test('money that is on its way is not called paid', async () => {
  const orderNo = await order();
  await pay(orderNo, 'processing');
  open(`?orderNo=${orderNo}`);
  expect(await screen.findByText('付款结果确认中')).toBeVisible();
  await pay(orderNo);
  await userEvent.click(screen.getByRole('button', { name: /刷\s*新/ }));
  expect(await screen.findByText('付款成功')).toBeVisible();
});

test('an order that was given back says how far its refund has come', async () => {
  await pay(await order());
  const { data } = await ask<{ recordList: { orderNo: string; joinId: string }[] }>(
    `GET ${LIST}`,
    { code: CODE },
    { as: 'member' },
  );
  const { orderNo = '', joinId } = data.recordList[0] ?? {};
  await ask('POST /api/miniapp/campaign/join/cancel', { code: CODE, joinId }, { as: 'member' });
  open(`?orderNo=${orderNo}`);
  const news = await screen.findByRole('region', { name: '这笔订单' });
  expect(news).toHaveTextContent('退款中');
  setServerNow(serverNow() + 25 * 60 * MINUTE);
  await userEvent.click(screen.getByRole('tab', { name: '退款' }));
  await waitFor(() => expect(screen.getByRole('region', { name: '这笔订单' })).toHaveTextContent('已退款'));
  expect(screen.queryByText(/退款处理中/)).not.toBeInTheDocument();
});

test('a refund says what comes back, and the order stays in the list', async () => {
  await pay(await order());
  open();
  await userEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/¥99\.00 原路退回/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '申请退款' }));
  expect(await screen.findByRole('article', { name: /退款中/ })).toBeVisible();
});

test('an order that was not paid in time says so and cannot be paid', async () => {
  await order();
  setServerNow(serverNow() + 16 * MINUTE);
  open();
  expect(await screen.findByText('没有在时间内付款，名额已放出')).toBeVisible();
  expect(screen.queryByRole('button', { name: '去支付' })).not.toBeInTheDocument();
});

test('the code for staff opens over the list', async () => {
  await pay(await order());
  const { location } = open();
  await userEvent.click(await screen.findByRole('button', { name: '出示核销码' }));
  expect(await screen.findByRole('img', { name: '核销码' })).toBeVisible();
  expect(location()).toMatch(/step=code&code=C\d+/);
});

test('a failure is told and mended', async () => {
  failNext(LIST, '500', -1);
  open();
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  serverState().faults.length = 0;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText('还没有订单')).toBeVisible());
});

test('a cancelled sign-up whose refresh has failed offers nothing of before, and is handed in anew by the next tap', async () => {
  // The answer was lost, and its writer had left.
  const intent = createIntent(joinIntent({ code: CODE, packageId: 'visit' }).intentKey);
  intent.open('form');
  await order();
  const user = userEvent.setup();
  open('?tab=pay');
  await user.click(await screen.findByRole('button', { name: '取消报名' }));
  failNext(LIST, '500', -1);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
  const card = () => within(screen.getByRole('article'));
  const again = await card().findByRole('button', { name: '没有刷新成功，重试' });
  expect(card().queryByRole('button', { name: '取消报名' })).not.toBeInTheDocument();
  expect(intent.isOpen('form')).toBe(false);
  serverState().faults.length = 0;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
});
