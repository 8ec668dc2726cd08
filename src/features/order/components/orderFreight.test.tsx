import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { renderScreen } from '@/testing/renderScreen';
import { getOrderDetail, getOrders } from '../contract';
import type { GoodsOrderDetail } from '../orderSchemas';
import { OrderSums } from './OrderSums';

test.each([
  [{ saved: 600, text: '用了会员包邮 1 单' }, 0, '运费¥6.00会员包邮-¥6.00'],
  [{ saved: 0, text: '会员包邮这个月已用完' }, 600, '运费¥6.00应付'],
  [{ saved: null, text: '' }, 600, '运费¥6.00应付'],
  [undefined, 600, '运费¥6.00应付'],
])(
  'the freight of an order of which %p was waived is the one that was charged',
  async (freeShipping, freight, words) => {
    const { data: list } = await ask<{ recordList: { orderNo: string }[] }>(
      `GET ${getOrders.path}`,
      { tab: 'pay', currentPage: 1 },
      { as: 'member' },
    );
    const { orderNo } = list.recordList[0] ?? {};
    const { data } = await ask<GoodsOrderDetail>(`GET ${getOrderDetail.path}`, { orderNo }, { as: 'member' });
    renderScreen(<OrderSums order={{ ...data, deliver: 'express', discount: 0, freight, freeShipping }} />);
    expect(screen.getByRole('region', { name: '商品和金额' })).toHaveTextContent(words);
  },
);
