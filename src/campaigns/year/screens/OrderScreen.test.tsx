import { screen, waitFor } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { forcePhase } from '../../../../mock/_server/campaign/registry';
import { dayOf, HOUR, setServerNow, startOfDay } from '../../../../mock/_server/state';
import { ROUTES } from '../routes';

test('who has bought nothing yet is led to the goods', async () => {
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('还没有订单')).toBeVisible();
  expect(screen.getByRole('link', { name: '看看年度商品' })).toHaveAttribute('href', ROUTES.goods.path);
});

test('after the end nothing is offered that cannot be bought any more', async () => {
  forcePhase('year', 2);
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('活动已结束')).toBeVisible();
  expect(screen.getByRole('link', { name: '回活动页' })).toHaveAttribute('href', ROUTES.home.path);
  expect(screen.queryByText(/每天分场开售/)).not.toBeInTheDocument();
});

test('nothing leads to a page that was taken off', async () => {
  forcePhase('year', 3);
  openedAs('newcomer', ROUTES.order.path);
  expect(await screen.findByText('活动资料已下线')).toBeVisible();
  expect(screen.getByRole('link', { name: '去积分商城' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.queryByRole('link', { name: '回活动页' })).not.toBeInTheDocument();
});

/** The elder takes part already: in the slot of the afternoon he buys a good with a gift, and pays. */
async function buyWithGift(): Promise<void> {
  setServerNow(startOfDay(dayOf(Date.now())) + 15 * HOUR);
  const as = 'elder';
  const choice = { skuId: 'G1001-1', num: 1, addressId: 'A5', couponId: 'none', campaign: 'year' };
  const { data } = await ask<{ previewToken: string }>('POST /api/miniapp/mall/order/preview', choice, { as });
  const order = { ...choice, previewToken: data.previewToken };
  const made = await ask<{ orderNo: string }>('POST /api/miniapp/mall/order/create', order, { as });
  await ask('POST /api/__mock/pay', { orderNo: made.data.orderNo, result: 'success' });
}

test('while a gift is being claimed its button waits, then it leads to what was claimed', async () => {
  await buyWithGift();
  const { user, location } = openedAs('elder', ROUTES.order.path);
  const button = await screen.findByRole('button', { name: '领赠品' });
  failNext('/api/miniapp/campaign/reward/claim', 'slow:400');
  await user.click(button);
  expect(screen.getByRole('button', { name: /提交中/ })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(location()).toMatch(/reward-detail\?rewardId=/));
});
