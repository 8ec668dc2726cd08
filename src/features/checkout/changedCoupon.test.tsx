import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { grantCoupon, lockCoupon } from '../../../mock/_server/coupon/wallet';
import { findSku } from '../../../mock/_server/mall/store';
import { PREVIEW_MS } from '../../../mock/_server/order/limits';
import { serverNow, setServerNow } from '../../../mock/_server/state';
import { personaUser } from '../../../mock/_server/users';
import { GoodsDetailScreen } from '../mall/screens/GoodsDetailScreen';

/** ¥15.00 of the category that the coupons of 9 折 are for. */
const CONFIRM = '/schedule/points-mall/goods-detail?goodsId=G1013&step=confirm&skuId=G1013-1&num=1';
const user = userEvent.setup();
const sums = () => screen.getByRole('region', { name: '费用明细' });

async function openChoice() {
  await user.click(await screen.findByRole('button', { name: /^优惠券/ }));
  const panel = await screen.findByRole('dialog', { name: '选择优惠券' });
  return within(panel).getAllByRole('button', { name: /9 折券|不使用/ });
}

async function choose(option: (names: HTMLElement[]) => HTMLElement | undefined) {
  await user.click(option(await openChoice()) as HTMLElement);
}

/** Hands the order in, which is refused, and reads what is said. */
async function submitAfter(happen: () => void): Promise<string> {
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }));
  happen();
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  const dialog = await screen.findByRole('dialog', { name: '请重新核对' });
  const said = dialog.textContent ?? '';
  // jsdom runs no transitions: the dialog would stay untouchable.
  act(() => within(dialog).getByRole('button', { name: '知道了' }).click());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  return said;
}

test('a chosen coupon that has gone: the figures that are told stay after a return', async () => {
  signInAs('member');
  const { userId } = personaUser('member');
  const second = grantCoupon(userId, 'T-90', 30);
  const { unmount } = renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  await choose((options) => options.at(-1));
  await screen.findByText(/已选日常护理 9 折券/);
  expect(await submitAfter(() => lockCoupon(userId, second, 'G-1'))).toContain('现在应付 980 积分 + ¥13.50');
  await screen.findByText(/1 张可用，已选日常护理 9 折券/);
  unmount();
  renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  expect(await screen.findByText(/1 张可用，已选日常护理 9 折券/)).toBeInTheDocument();
  expect(sums()).toHaveTextContent('¥13.50');
});

test('a chosen coupon that can still be used is not changed for another one when the figures are counted anew', async () => {
  signInAs('member');
  grantCoupon(personaUser('member').userId, 'T-90', 30);
  const { unmount } = renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  await choose((options) => options.at(-1));
  await screen.findByText(/2 张可用，已选日常护理 9 折券/);
  expect(await submitAfter(() => Object.assign(findSku('G1013-1')?.sku ?? {}, { points: 990 }))).toContain('990 积分');
  unmount();
  renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  await screen.findByText(/2 张可用，已选日常护理 9 折券/);
  const chosen = (await openChoice()).map((option) => option.getAttribute('aria-pressed'));
  expect(chosen).toEqual(['false', 'false', 'true']);
});

test('who wants no coupon is not given one when the figures are counted anew', async () => {
  signInAs('member');
  renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  await choose(([none]) => none);
  await screen.findByText(/张可用，未使用/);
  const said = await submitAfter(() => setServerNow(serverNow() + PREVIEW_MS + 1000));
  expect(said).toContain('确认订单超过 30 分钟了，请核对后再提交。现在应付 980 积分 + ¥15.00');
  await waitFor(() => expect(sums()).toHaveTextContent('¥15.00'));
  expect(screen.getByText(/张可用，未使用/)).toBeInTheDocument();
});
