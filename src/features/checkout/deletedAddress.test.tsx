import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedAs } from '@/testing/screenTest';
import { addresses } from '../../../mock/_server/address';
import { orders } from '../../../mock/_server/order/store';

const AT = '/schedule/points-mall/goods-detail?goodsId=G1001&step=confirm&skuId=G1001-1&num=1';

test('a default address that was deleted meanwhile is chosen anew, never replaced by the next one', async () => {
  const user = userEvent.setup();
  openedAs('member', AT);
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  const before = orders().rows.length;
  const { rows } = addresses();
  rows.splice(
    rows.findIndex(({ addressId }) => addressId === 'A1'),
    1,
  );
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  expect(await screen.findByRole('button', { name: '这个地址已经删除，请重新选择' })).toBeVisible();
  expect(screen.getByRole('region', { name: '收货方式' })).toHaveTextContent('请重新选择收货地址');
  expect(orders().rows).toHaveLength(before);
});
