import { fireEvent, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PayingScreen } from './PayingScreen';

const ORDERS = 'GET /api/miniapp/mall/order/list';

interface Orders {
  recordList: { orderNo: string; payAmount: number; items: { goodsId: string }[] }[];
}

test('a closed order of one good is made anew on the page of that good', async () => {
  signInAs('member');
  const { data } = await ask<Orders>(ORDERS, { tab: 'pay', currentPage: 1 }, { as: 'member' });
  const { orderNo, items } = data.recordList.find(({ payAmount }) => payAmount > 0) ?? { orderNo: '', items: [] };
  await ask('POST /api/__mock/pay', { orderNo, result: 'closed' });
  const { location } = renderScreen(<PayingScreen />, { at: `/paying?orderNo=${orderNo}&biz=goods` });
  fireEvent.click(await screen.findByRole('link', { name: '重新下单' }));
  expect(location()).toBe(`/schedule/points-mall/goods-detail?goodsId=${items[0]?.goodsId}`);
});
