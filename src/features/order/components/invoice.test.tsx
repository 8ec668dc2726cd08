import { cleanup, screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderDetail, getOrders } from '../contract';
import type { GoodsOrderDetail } from '../orderSchemas';
import { OrderDescription } from './OrderSums';

const MONEY_GOOD = 'G2010';

async function moneyOrder(): Promise<GoodsOrderDetail> {
  const { data: list } = await ask<{ recordList: { orderNo: string; items: { goodsId: string }[] }[] }>(
    `GET ${getOrders.path}`,
    { tab: 'all', currentPage: 1, pageSize: 50 },
    { as: 'member' },
  );
  const orderNo = list.recordList.find(({ items }) => items[0]?.goodsId === MONEY_GOOD)?.orderNo ?? '';
  return (await ask<GoodsOrderDetail>(`GET ${getOrderDetail.path}`, { orderNo }, { as: 'member' })).data;
}

/** What is said of the invoice; undefined for nothing. */
function invoiceOf(order: GoodsOrderDetail): string | undefined {
  renderScreen(<OrderDescription order={order} />, { at: '/' });
  expect(screen.getByText('下单时间')).toBeInTheDocument();
  const words = screen.queryByText(/电子发票/)?.textContent ?? undefined;
  cleanup();
  return words;
}

test('an invoice is offered for a sum that is told, and for no other', async () => {
  const order = await moneyOrder();
  const offered = [5900, 0, null].map((payAmount) => invoiceOf({ ...order, payAmount }));
  expect(offered).toEqual(['联系客服开电子发票，金额按实付', undefined, undefined]);
});

test.each([
  [[5900], undefined],
  [[4900, 1000], undefined],
  [[990], '联系客服开电子发票，金额按实付减去退回的'],
  [[0], '联系客服开电子发票，金额按实付'],
])('of which %p cents came back', async (sums, words) => {
  const order = { ...(await moneyOrder()), payAmount: 5900 };
  const afterSale = sums.map((cash) => ({ status: 'refunded', cash }) as GoodsOrderDetail['afterSale'][number]);
  expect(invoiceOf({ ...order, afterSale })).toBe(words);
});
