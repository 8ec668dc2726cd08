import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { ask } from '@/testing/ask';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { applyAfterSale } from '../afterSaleContract';
import { getOrderDetail, getOrders } from '../contract';
import { OrderDetailScreen } from './OrderDetailScreen';

const AT = '/schedule/points-mall/order-detail';

afterEach(endSession);

async function orderWithOffer(): Promise<string> {
  const list = await ask<{ recordList: { orderNo: string }[] }>(
    `GET ${getOrders.path}`,
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  for (const { orderNo } of list.data.recordList) {
    const { data } = await ask<{ afterSaleOffer?: object }>(
      `GET ${getOrderDetail.path}`,
      { orderNo },
      { as: 'member' },
    );
    if (data.afterSaleOffer) return orderNo;
  }
  throw new Error('no order with an after-sale');
}

test('an application whose answer was lost leaves nothing filled in for the one after its withdrawal', async () => {
  const orderNo = await orderWithOffer();
  signInAs('member');
  const at = `${AT}?orderNo=${orderNo}`;
  const first = renderScreen(<OrderDetailScreen />, { at: `${at}&step=aftersale`, from: '/from' });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: '其他' }));
  expect(memberTab.keys('afterSale:')).toHaveLength(1);
  failNext(applyAfterSale.path, 'lost');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('region', { name: '售后' })).toBeVisible();
  await waitFor(() => expect(first.location()).toBe(at));
  expect(memberTab.keys('afterSale:')).toEqual([]);
});

test('somebody who left before the order told him finds an empty form after the withdrawal, too', async () => {
  const orderNo = await orderWithOffer();
  signInAs('member');
  const at = `${AT}?orderNo=${orderNo}&step=aftersale`;
  const first = renderScreen(<OrderDetailScreen />, { at, from: '/from' });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: '其他' }));
  first.unmount();
  const { data } = await ask<{ afterSaleOffer: { items: { itemId: string; maxCash: number }[] } }>(
    `GET ${getOrderDetail.path}`,
    { orderNo },
    { as: 'member' },
  );
  const item = data.afterSaleOffer.items[0];
  const applied = await ask<{ afterSaleId: string }>(
    `POST ${applyAfterSale.path}`,
    {
      orderNo,
      itemId: item?.itemId,
      type: 'refund',
      reason: '其他',
      images: [],
      amount: item?.maxCash,
      clientToken: crypto.randomUUID(),
    },
    { as: 'member' },
  );
  await ask(
    'POST /api/miniapp/mall/order/aftersale/cancel',
    { orderNo, afterSaleId: applied.data.afterSaleId, clientToken: crypto.randomUUID() },
    { as: 'member' },
  );
  renderScreen(<OrderDetailScreen />, { at, from: '/from' });
  expect(await screen.findByRole('button', { name: '其他' })).toHaveAttribute('aria-pressed', 'false');
});
