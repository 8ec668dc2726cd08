import { screen } from '@testing-library/react';
import { toResponse } from '@/request/fakeFetch';
import { ask } from '@/testing/ask';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderDetail, getOrders } from '../contract';
import { OrderDetailScreen } from '../screens/OrderDetailScreen';

const AT = '/schedule/points-mall/order-detail';

async function pickupOrder() {
  const asked = { tab: 'receive', currentPage: 1 };
  const { data } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(
    `GET ${getOrders.path}`,
    asked,
    { as: 'member' },
  );
  const orderNo = data.recordList.find(({ statusText }) => statusText === '待自提')?.orderNo ?? '';
  const detail = await ask<{ pickup: { code: string } }>(`GET ${getOrderDetail.path}`, { orderNo }, { as: 'member' });
  return { orderNo, detail: detail.data };
}

test('a pickup code whose end the server does not name is not called over, and no end is said', async () => {
  const { orderNo, detail } = await pickupOrder();
  const endless = { ...detail, pickup: { ...detail.pickup, validTo: null } };
  const text = JSON.stringify({ code: 0, msg: '', data: endless });
  const answers = jest.spyOn(window, 'fetch').mockResolvedValue(toResponse(200, async () => text));
  signInAs('member');
  const { unmount } = renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}&step=code` });
  const code = await screen.findByRole('region', { name: '自提码' });
  expect(code).toHaveTextContent(/\d:\d\d/);
  expect(code).not.toHaveTextContent(/--|前取/);
  unmount();

  answers.mockRestore();
  failNext(getOrderDetail.path, 'drop', -1);
  renderScreen(<OrderDetailScreen />, { at: `${AT}?orderNo=${orderNo}` });
  expect(await screen.findByText(detail.pickup.code.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  expect(screen.getByText(/存下$/)).toBeVisible();
});
