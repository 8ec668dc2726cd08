import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { GoodsDetailScreen } from '@/features/mall/screens/GoodsDetailScreen';
import { OrderDetailScreen } from '@/features/order/screens/OrderDetailScreen';
import { PrizeRecordScreen } from '@/features/reward/screens/PrizeRecordScreen';
import { RewardDetailScreen } from '@/features/reward/screens/RewardDetailScreen';
import { memberTab } from '@/session/memberStorage';
import { ask } from './ask';
import { callsTo, lastCallTo, signInAs } from './fakeServer';
import { renderScreen } from './renderScreen';

const PRIZE = '/schedule/reward-detail?rewardId=RW1001';
const ADDRESSES = '/schedule/address';
const CHECKOUT = '/schedule/points-mall/goods-detail?goodsId=G1001&step=confirm&skuId=G1001-1&num=1';
const POSTAGE = '/api/miniapp/rank/vip/userPostage';
const MOVE = '/api/miniapp/mall/order/address/update';
const PREVIEW = '/api/miniapp/mall/order/preview';

const loadSmallTree = async () => ({ tree: [['310000', '上海市', [['310104', '徐汇区']]]] as const });

function open(at: string, from = '/prize-record') {
  const screens = (
    <Routes>
      <Route path="/prize-record" element={<PrizeRecordScreen />} />
      <Route path="/schedule/reward-detail" element={<RewardDetailScreen />} />
      <Route path={ADDRESSES} element={<AddressScreen loadAreas={loadSmallTree} />} />
      <Route path="/schedule/points-mall/order-detail" element={<OrderDetailScreen />} />
      <Route path="/schedule/points-mall/goods-detail" element={<GoodsDetailScreen />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), ...renderScreen(screens, { at, from }) };
}
type User = ReturnType<typeof userEvent.setup>;

const tap = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const pick = (user: User) => tap(user, /林建国.*漕溪北路/);
const selectingFor = (asker: string, backTo: string) =>
  `${ADDRESSES}?${new URLSearchParams({ mode: 'select', backTo, from: asker })}`;

/** The member's order whose address can still be changed. */
async function movableOrder(): Promise<string> {
  const { data } = await ask<{ recordList: { orderNo: string; operate: { key: string }[] }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const order = data.recordList.find(({ operate }) => operate.some(({ key }) => key === 'address'));
  return `/schedule/points-mall/order-detail?orderNo=${order?.orderNo}`;
}

test('after choosing an address the reward stands in the history once', async () => {
  signInAs('member');
  const { user, location } = open(PRIZE);
  await tap(user, '填写地址');
  await pick(user);
  expect(await screen.findByText('待发货')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(PRIZE));
  expect(lastCallTo(POSTAGE)?.body).toMatchObject({ recordId: 'RW1001', addressId: 'A2' });
  await tap(user, '返回');
  await waitFor(() => expect(location()).toBe('/prize-record'));
});

test('an address added on the way leaves neither its form nor the list behind', async () => {
  signInAs('member');
  const { user, location } = open(PRIZE);
  await tap(user, '填写地址');
  await tap(user, '新增地址');
  await user.type(await screen.findByLabelText('收货人'), '周小满');
  await user.type(screen.getByLabelText('手机号'), '13600007788');
  await user.type(screen.getByLabelText('详细地址'), '文一路 1 号');
  await tap(user, /^所在地区/);
  await user.click(await screen.findByText('上海市'));
  await user.click(await screen.findByText('徐汇区'));
  await tap(user, '保存');
  expect(await screen.findByText('待发货')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(PRIZE));
  await tap(user, '返回');
  await waitFor(() => expect(location()).toBe('/prize-record'));
});

test.each([
  ['the order’s own button', ''],
  ['the button of the list', '&step=address'],
])('%s changes the address once; back leads to where the order was opened', async (_, step) => {
  signInAs('member');
  const order = await movableOrder();
  const { user, location } = open(order + step, '/schedule/points-mall/order-list');
  if (step === '') await tap(user, '修改地址');
  await pick(user);
  await waitFor(() => expect(callsTo(MOVE)).toBe(1));
  expect(lastCallTo(MOVE)?.body).toMatchObject({ addressId: 'A2' });
  await waitFor(() => expect(location()).toBe(order));
  await tap(user, '返回');
  await waitFor(() => expect(location()).toBe('/schedule/points-mall/order-list'));
});

test('two askers in one tab: only the one that the address was picked for gets it', async () => {
  signInAs('member');
  const order = await movableOrder();
  const { user } = open(order);
  await tap(user, '修改地址');
  await screen.findByRole('button', { name: /林建国.*漕溪北路/ });
  await tap(user, '返回');
  await tap(user, '修改地址');
  await tap(user, '返回');
  await tap(user, '返回');
  const [first] = await screen.findAllByRole('button', { name: '填写地址' });
  await user.click(first as HTMLElement);
  await pick(user);
  await waitFor(() => expect(callsTo(POSTAGE)).toBe(1));
  expect(lastCallTo(POSTAGE)?.body).toMatchObject({ recordId: 'RW1001', addressId: 'A2' });
  expect(callsTo(MOVE)).toBe(0);
});

describe('a choice that its asker has not taken yet', () => {
  async function leaveOver() {
    signInAs('member');
    const { user, unmount } = open(selectingFor('checkout:G1001-1', '/schedule/member'));
    await pick(user);
    await screen.findByText('别的页面');
    unmount();
  }

  test('is taken by no other asker, and by its own once', async () => {
    await leaveOver();
    const prize = open(PRIZE);
    await screen.findByRole('button', { name: '填写地址' });
    prize.unmount();
    const order = open(await movableOrder());
    await screen.findByRole('button', { name: '修改地址' });
    order.unmount();
    const other = open(CHECKOUT.replace(/1001/g, '1003'));
    await screen.findByRole('button', { name: '提交订单' });
    expect(lastCallTo(PREVIEW)?.body).not.toHaveProperty('addressId');
    other.unmount();
    expect(callsTo(POSTAGE) + callsTo(MOVE)).toBe(0);

    open(CHECKOUT);
    await screen.findByRole('button', { name: '提交订单' });
    expect(lastCallTo(PREVIEW)?.body).toMatchObject({ skuId: 'G1001-1', addressId: 'A2' });
    expect(memberTab.read('pickedAddress')).toBeUndefined();
  });

  test('is no other member’s', async () => {
    await leaveOver();
    signInAs('elder');
    open(CHECKOUT);
    await screen.findByRole('button', { name: /提交订单|还差/ });
    expect(lastCallTo(PREVIEW)?.body).not.toHaveProperty('addressId');
  });

  test('goes with the address when that is deleted', async () => {
    await leaveOver();
    const { user, unmount } = open(ADDRESSES);
    await tap(user, /删除林建国的地址/);
    await tap(user, '删除');
    await waitFor(() => expect(memberTab.read('pickedAddress')).toBeUndefined());
    unmount();
  });
});

test.each(['{', '[]', '{"asker":"prize:RW1001"}', '{"asker":7,"addressId":"A2"}'])(
  'a spoiled note (%s) is no choice',
  async (text) => {
    signInAs('member');
    memberTab.write('pickedAddress', text);
    open(PRIZE);
    expect(await screen.findByRole('button', { name: '填写地址' })).toBeEnabled();
    expect(callsTo(POSTAGE)).toBe(0);
  },
);
