import { screen, waitFor } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';
import type { PersonaKey } from '../../../mock/_server/users';

/** The first size of a good, to be confirmed. */
const confirm = (as: PersonaKey, goodsId: string) =>
  openedAs(as, `/schedule/points-mall/goods-detail?goodsId=${goodsId}&step=confirm&skuId=${goodsId}-1&num=1`);

/** Hands the order in and opens it. */
async function order({ user, unmount, location }: ReturnType<typeof confirm>, as: PersonaKey) {
  const hand = user;
  await hand.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  await hand.click(await screen.findByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(location()).toMatch(/orderNo=/));
  const orderNo = new URLSearchParams(location().split('?')[1]).get('orderNo') ?? '';
  unmount();
  openedAs(as, `/schedule/points-mall/order-detail?orderNo=${orderNo}`);
  return screen.findByRole('region', { name: '商品和金额' });
}

const findSums = () => screen.findByRole('region', { name: '费用明细' });

test('a card waives the freight with its reason, says what the money earns, and the order shows the same', async () => {
  const shown = confirm('elder', 'G6005');
  const sums = await findSums();
  expect(sums).toHaveTextContent('运费¥6.00会员包邮-¥6.00');
  expect(sums).toHaveTextContent('用后本月还剩 1 单');
  expect(sums).toHaveTextContent(/合计900 ?积分 ?\+ ?¥19.00/);
  expect(sums).toHaveTextContent('得 28 积分，确认收货后到账，含 1.5 倍');
  expect(await order(shown, 'elder')).toHaveTextContent('运费¥6.00会员包邮-¥6.00');
});

test('without a card the freight is paid', async () => {
  confirm('newcomer', 'G6005');
  const sums = await findSums();
  expect(sums).toHaveTextContent('运费¥6.00');
  expect(sums).not.toHaveTextContent('包邮');
});

test('a parcel for points alone names its freight, in the confirmation and in the order', async () => {
  const shown = confirm('member', 'G1003');
  expect(await findSums()).toHaveTextContent('运费¥0.00');
  expect(await order(shown, 'member')).toHaveTextContent('运费¥0.00');
});

test('a course is not sent and has none', async () => {
  const shown = confirm('member', 'G5002');
  expect(await findSums()).not.toHaveTextContent('运费');
  expect(await order(shown, 'member')).not.toHaveTextContent('运费');
});
