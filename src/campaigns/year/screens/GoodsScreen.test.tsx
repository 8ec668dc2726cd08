import { screen, waitFor } from '@testing-library/react';
import { setElderMode } from '@/shared/lib/elderMode';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { forcePhase, needCampaign, registerCampaign } from '../../../../mock/_server/campaign/registry';
import { DAY } from '../../../../mock/_server/state';
import { ROUTES } from '../routes';

afterEach(() => setElderMode(false));

test('after the end the goods say so, and lead to what was bought', async () => {
  forcePhase('year', 2);
  openedAs('newcomer', ROUTES.goods.path);
  expect(await screen.findByRole('heading', { name: '年度商品已结束' })).toBeVisible();
  expect(document.body).toHaveTextContent(/已于 (\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )结束/);
  expect(screen.getByRole('link', { name: '看年度订单' })).toHaveAttribute('href', ROUTES.order.path);
  expect(screen.queryByText('每天三场，按需要来选')).not.toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test.each([
  [-21, '14:00 开始'],
  [2, '12 月 30 日 14:00 开始'],
  [9, '2027-01-06 14:00 开始'],
])('a slot of a campaign that starts %i days from now says when it begins', async (days, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T10:00:00+08:00'));
  const year = needCampaign('year');
  registerCampaign({ ...year, period: (today) => ({ startAt: today + days * DAY, endAt: today + 20 * DAY }) });
  const { user } = openedAs('guest', ROUTES.goods.path);
  await user.click(await screen.findByRole('tab', { name: /^14:00/ }));
  await waitFor(() => expect(document.body).toHaveTextContent(words));
  registerCampaign(year);
});

test('of what was taken off nothing is sold, and it says so like its other screens', async () => {
  forcePhase('year', 3);
  openedAs('member', ROUTES.goods.path);
  expect(await screen.findByRole('heading', { name: '活动资料已下线' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去积分商城' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.queryByText('年度商品已结束')).not.toBeInTheDocument();
});

test('in 长辈版 the mark of goods for members stands beside the picture, not on it', async () => {
  // The slot of the morning has it.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T11:00:00+08:00'));
  const { unmount } = openedAs('member', ROUTES.goods.path);
  const pictureOf = (mark: HTMLElement) => mark.closest('.picture');
  expect(pictureOf(await screen.findByText('会员专享'))).not.toBeNull();
  unmount();
  setElderMode(true);
  openedAs('member', ROUTES.goods.path);
  expect(pictureOf(await screen.findByText('会员专享'))).toBeNull();
});

test('how many goods a slot has is not said before it is known', async () => {
  // The slot of the afternoon has six.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T15:00:00+08:00'));
  failNext('/api/miniapp/campaign/goods', 'slow:1500');
  openedAs('member', ROUTES.goods.path);
  expect(await screen.findByRole('button', { name: '全部' })).toBeVisible();
  expect(screen.queryByText(/ 0$/)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '全部 6' })).toBeVisible();
});

test('a choice that leaves nothing of a slot does not say that the slot has nothing', async () => {
  // Before the first slot begins nothing can be bought.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T08:00:00+08:00'));
  const { user } = openedAs('member', ROUTES.goods.path);
  expect(await screen.findByText('全部 6')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: '我能买的' }));
  expect(await screen.findByText('没有符合筛选的商品')).toBeInTheDocument();
  expect(screen.queryByText('这一场没有商品')).not.toBeInTheDocument();
});
