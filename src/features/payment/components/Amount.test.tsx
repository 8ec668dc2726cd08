import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { getPayInfo, type PayOrder } from '../contract';
import { Amount } from './Amount';

test('the points of an order are said to be held, as the ledger has it, and spent with the payment only', async () => {
  const { data: list } = await ask<{ recordList: { orderNo: string; points: number | null }[] }>(
    'GET /api/miniapp/mall/order/list',
    { tab: 'pay', currentPage: 1 },
    { as: 'member' },
  );
  const orderNo = list.recordList.find(({ points }) => points === 800)?.orderNo;
  const { data } = await ask<PayOrder>(`GET ${getPayInfo.path}`, { orderNo, biz: 'goods' }, { as: 'member' });
  renderScreen(<Amount order={data} />);
  expect(screen.getByText(/另冻结 800 积分，付款成功才扣除/)).toBeVisible();
});
