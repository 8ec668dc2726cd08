import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { OrderDetailScreen } from './OrderDetailScreen';
import { OrderListScreen } from './OrderListScreen';

afterEach(endSession);

test('an order that was sent while the member was away has left 待发货 when he comes back, like its number', async () => {
  signInAs('member');
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=ship' });
  const [first, ...others] = await screen.findAllByRole('article');
  const orderNo = /orderNo=(\w+)/.exec(first?.innerHTML ?? '')?.[1];
  await ask('POST /api/__mock/parcel', { orderNo });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(others.length));
  expect(screen.getByRole('tab', { name: /待发货.*1/ })).toBeInTheDocument();
});

test('an order that was sent while the member was away says so at its status when he comes back, aloud too', async () => {
  signInAs('member');
  const list = 'GET /api/miniapp/mall/order/list';
  const { data } = await ask<{ recordList: { orderNo: string }[] }>(
    list,
    { tab: 'ship', currentPage: 1 },
    { as: 'member' },
  );
  const orderNo = data.recordList[0]?.orderNo ?? '';
  renderScreen(<OrderDetailScreen />, { at: `/schedule/points-mall/order-detail?orderNo=${orderNo}` });
  const status = (await screen.findByRole('heading', { name: '待发货' })).parentElement;
  expect(status).toHaveAttribute('role', 'status');
  expect(screen.queryByText('已更新')).not.toBeInTheDocument();
  await ask('POST /api/__mock/parcel', { orderNo });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(status).toHaveTextContent('待收货'));
  expect(screen.getByText('已更新')).toBeInTheDocument();
});

test('an after-sale that was refused while the member was away says so, since the order is called as before by then', async () => {
  signInAs('member');
  const list = 'GET /api/miniapp/mall/order/list';
  const query = { tab: 'aftersale', currentPage: 1 };
  const { data } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(list, query, { as: 'member' });
  const orderNo = data.recordList.find(({ statusText }) => statusText === '售后审核中')?.orderNo ?? '';
  renderScreen(<OrderDetailScreen />, { at: `/schedule/points-mall/order-detail?orderNo=${orderNo}` });
  expect(await screen.findByRole('region', { name: '售后 售后审核中' })).toHaveTextContent(/^申请退回/);
  await ask('POST /api/__mock/aftersale', { orderNo, deed: 'reject' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('region', { name: '售后 售后未通过' })).toHaveTextContent(/^售后未通过/);
  expect(screen.getByRole('heading', { name: '待收货' })).toBeVisible();
});

test('a parcel that went on while the member was away stands in the panel of the list as far as it is by now', async () => {
  signInAs('member');
  const { data } = await ask<{ recordList: { orderNo: string; operate: { key: string }[] }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'receive', currentPage: 1 },
    { as: 'member' },
  );
  const orderNo = data.recordList.find(({ operate }) => operate.some(({ key }) => key === 'express'))?.orderNo;
  renderScreen(<OrderListScreen />, { at: `/schedule/points-mall/order-list?step=express&orderNo=${orderNo}` });
  const panel = within(await screen.findByRole('dialog', { name: '查看物流' }));
  await panel.findByText('已发货，快递公司还没有更新');
  await ask('POST /api/__mock/parcel', { orderNo });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await panel.findAllByRole('listitem')).not.toEqual([]);
});
