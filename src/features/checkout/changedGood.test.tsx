import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { findGood, findSku, mall } from '../../../mock/_server/mall/store';
import { orders } from '../../../mock/_server/order/store';
import { balanceOf } from '../../../mock/_server/points';
import { personaUser } from '../../../mock/_server/users';
import { GoodsDetailScreen } from '../mall/screens/GoodsDetailScreen';

const PATH = '/schedule/points-mall/goods-detail';
const GOOD = `${PATH}?goodsId=G1003`;
const findSubmit = () => screen.findByRole('button', { name: '提交订单' });

function good() {
  const found = findGood('G1003');
  if (!found) throw new Error('no such good');
  return found;
}

/** Two pieces of a good are about to be handed in when `happen` changes the good; nothing may be ordered or spent. */
async function submitAfter(happen: () => void) {
  signInAs('member');
  const user = userEvent.setup();
  const shown = renderScreen(<GoodsDetailScreen />, { at: GOOD });
  const { userId } = personaUser('member');
  const before = [orders().rows.length, balanceOf(userId).available];
  await user.click(await screen.findByRole('button', { name: '立即兑换' }));
  await user.click(await screen.findByRole('button', { name: '数量增加' }));
  await screen.findByText('3,280 → 2,760');
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }));
  happen();
  await user.click(await findSubmit());
  const expectNothingSpent = () => expect([orders().rows.length, balanceOf(userId).available]).toEqual(before);
  return { user, expectNothingSpent, ...shown };
}

function setStock(stock: number): void {
  for (const sku of good().skus) sku.stock = stock;
}

test('sold out: the button leads back to the good, where one can be reminded', async () => {
  const { user, location, expectNothingSpent } = await submitAfter(() => setStock(0));
  await user.click(await screen.findByRole('button', { name: /已换完.*回到商品/ }));
  await waitFor(() => expect(location()).toBe(GOOD));
  expect(await screen.findByRole('button', { name: /提醒/ })).toBeEnabled();
  expectNothingSpent();
});

test('fewer are left: the reason is no changed price, and the button takes what there is', async () => {
  const { user, location, expectNothingSpent } = await submitAfter(() => setStock(1));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('库存只有 1 件，请改数量后再提交');
  expect(dialog).not.toHaveTextContent(/价格|应付/);
  expectNothingSpent();
  // jsdom runs no transitions: the dialog would stay untouchable.
  act(() => within(dialog).getByRole('button', { name: '知道了' }).click());
  await user.click(await screen.findByRole('button', { name: /改为 1 件.*库存只有 1 件/ }));
  await waitFor(() => expect(location()).toContain('num=1'));
  await user.click(await findSubmit());
  await waitFor(() => expect(location()).toContain('/pay-success'));
});

test.each([
  ['off the shelf', () => Object.assign(good(), { isOffShelf: true })],
  ['gone', () => mall().goods.splice(mall().goods.indexOf(good()), 1)],
])('%s: the screen says so and leads to other goods', async (_, happen) => {
  const { expectNothingSpent } = await submitAfter(happen);
  expect(await screen.findByRole('heading', { name: '这件商品已下架' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再逛逛' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.queryByText(/已下架，可以看看/)).not.toBeInTheDocument();
  expectNothingSpent();
});

test('another price: the piece and the sum say the same', async () => {
  const { expectNothingSpent } = await submitAfter(() => Object.assign(findSku('G1003-1')?.sku ?? {}, { points: 310 }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('现在应付 620 积分');
  expect(screen.getByRole('region', { name: '费用明细' })).toHaveTextContent('合计620积分');
  expect(screen.getByRole('region', { name: '兑换商品' })).toHaveTextContent('310积分');
  expectNothingSpent();
});

test('who comes back to the page finds the figures of now, before handing in', async () => {
  signInAs('member');
  renderScreen(<GoodsDetailScreen />, { at: `${GOOD}&step=confirm&skuId=G1003-1&num=1` });
  await findSubmit();
  const sums = screen.getByRole('region', { name: '费用明细' });
  expect(sums).toHaveTextContent('合计260积分');
  Object.assign(findSku('G1003-1')?.sku ?? {}, { points: 310 });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sums).toHaveTextContent('合计310积分'));
});
