import { cleanup, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderDetail, getOrders } from '../contract';
import type { GoodsOrderDetail } from '../orderSchemas';
import { OrderDescription } from './OrderSums';

const MONEY_GOOD = 'G2010';

test('an invoice is offered for a sum that is told, and for no other', async () => {
  const { data: list } = await ask<{ recordList: { orderNo: string; items: { goodsId: string }[] }[] }>(
    `GET ${getOrders.path}`,
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const orderNo = list.recordList.find(({ items }) => items[0]?.goodsId === MONEY_GOOD)?.orderNo ?? '';
  const { data } = await ask<GoodsOrderDetail>(`GET ${getOrderDetail.path}`, { orderNo }, { as: 'member' });
  const offersFor = (payAmount: number | null) => {
    renderScreen(<OrderDescription order={{ ...data, payAmount }} />, { at: '/' });
    expect(screen.getByText('下单时间')).toBeInTheDocument();
    const offers = screen.queryAllByText('发票').length;
    cleanup();
    return offers;
  };
  expect([5900, 0, null].map(offersFor)).toEqual([1, 0, 0]);
});
