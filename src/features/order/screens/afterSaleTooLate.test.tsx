import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getOrders } from '../contract';
import { OrderDetailScreen } from './OrderDetailScreen';

const AT = '/schedule/points-mall/order-detail';

afterEach(endSession);

test('whoever comes for an after-sale when its time is over is told so', async () => {
  const list = await ask<{ recordList: { orderNo: string; operate: { key: string }[] }[] }>(
    `GET ${getOrders.path}`,
    { tab: 'done', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const over = list.data.recordList.find(({ operate }) => !operate.some(({ key }) => key === 'aftersale'));
  signInAs('member');
  const { location } = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${over?.orderNo}&step=aftersale` });
  expect(await screen.findByText('现在不能申请售后')).toBeVisible();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: '看这笔订单' }));
  expect(location()).toBe(`${AT}?orderNo=${over?.orderNo}`);
});

test('whoever comes for an after-sale that was asked for already finds it', async () => {
  const list = await ask<{ recordList: { orderNo: string }[] }>(
    `GET ${getOrders.path}`,
    { tab: 'aftersale', currentPage: 1 },
    { as: 'member' },
  );
  const at = `${AT}?orderNo=${list.data.recordList[0]?.orderNo}`;
  signInAs('member');
  const { location } = renderScreen(<OrderDetailScreen />, { at: `${at}&step=aftersale`, from: '/from' });
  expect(await screen.findByRole('region', { name: '售后' })).toBeVisible();
  expect(location()).toBe(at);
});
