import { screen, waitFor, within } from '@testing-library/react';
import { scrollIntoSight } from '@/testing/browserGaps';
import { callsTo, serverClock } from '@/testing/fakeServer';
import { openedAs, refused } from '@/testing/screenTest';
import { forcePhase, needCampaign, phaseOf } from '../../../../mock/_server/campaign/registry';
import { dayOf, HOUR, resetServer, startOfDay } from '../../../../mock/_server/state';
import { getYearReview } from '../contract';
import { ROUTES } from '../routes';

const HOME = ROUTES.home.path;

test('a member sees the year in numbers, its badges and the doors with what waits behind them', async () => {
  openedAs('member', HOME);
  expect(await screen.findByText(/ 月都?签到 \d+ 天，$/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: /年的徽章$/ })).toBeVisible();
  const doors = within(screen.getByRole('navigation', { name: '活动入口' }));
  expect(doors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ROUTES.join.path,
    ROUTES.goods.path,
    ROUTES.order.path,
    ROUTES.rule.path,
  ]);
  expect(doors.getByText(/版本$/)).toBeVisible();
});

test('a slot begins while the page is open: its door says so', async () => {
  serverClock.set(startOfDay(dayOf(Date.now())) + 10 * HOUR - 3000);
  openedAs('guest', HOME);
  expect(await screen.findByText('下一场 10:00')).toBeVisible();
  expect(await screen.findByText('这一场到 14:00', {}, { timeout: 8000 })).toBeVisible();
});

test('a guest is told what he would see, and nothing is asked for', async () => {
  openedAs('guest', HOME);
  expect(await screen.findByRole('button', { name: '登录看回顾' })).toBeVisible();
  expect(callsTo(getYearReview.path)).toBe(0);
});

test('who has done nothing yet is shown no review', async () => {
  openedAs('newcomer', HOME);
  expect(await screen.findByRole('navigation', { name: '活动入口' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^我的/ })).not.toBeInTheDocument();
});

test('the lottery ends on its last day, as its rules say', async () => {
  openedAs('newcomer', HOME);
  await waitFor(() => {
    scrollIntoSight();
    expect(document.body).toHaveTextContent(/24:00，年度抽奖结束/);
  });
});

test('old years are chosen and stay in the address', async () => {
  const { user, location } = openedAs('member', HOME);
  await user.click(await screen.findByRole('button', { name: '看往年' }));
  const past = screen.getAllByRole('button', { name: /^\d{4} 年$/ })[1];
  const year = past?.textContent?.slice(0, 4) ?? '';
  if (past) await user.click(past);
  expect(await screen.findByRole('heading', { name: `我的 ${year}` })).toBeVisible();
  expect(location()).toBe(`${HOME}?year=${year}`);
});

test('a year of which there is no review gives way to the present one', async () => {
  const { location } = openedAs('member', `${HOME}?year=1999`);
  expect(await screen.findByRole('button', { name: '做成图片' })).toBeVisible();
  expect(location()).toBe(HOME);
  expect(callsTo(getYearReview.path)).toBeLessThan(5);
});

test('the review fails alone and comes with another try', async () => {
  refused(getYearReview);
  refused(getYearReview);
  const { user } = openedAs('member', HOME);
  const failure = (await screen.findByText('年度回顾没有取到')).closest('section');
  expect(screen.getByRole('navigation', { name: '活动入口' })).toBeVisible();
  if (failure) await user.click(within(failure).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '做成图片' })).toBeVisible();
});

test('the picture is a panel of the address; where it cannot be drawn it says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, location } = openedAs('member', HOME);
  await user.click(await screen.findByRole('button', { name: '做成图片' }));
  expect(location()).toContain('step=picture');
  expect(await screen.findByText('图片没有画好')).toBeVisible();
});

test('the rules have a screen of their own', async () => {
  const { user, location } = openedAs('guest', HOME);
  await screen.findByRole('navigation', { name: '活动入口' });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /规\s*则/ }));
  await waitFor(() => expect(location()).toBe(ROUTES.rule.path));
});

test.each([
  ['coming', 0, '还没有开始'],
  ['over', 2, '已经结束'],
] as const)('a year that is %s says so at the door', async (_, phase, words) => {
  forcePhase('year', phase);
  openedAs('newcomer', HOME);
  const doors = within(await screen.findByRole('navigation', { name: '活动入口' }));
  expect(doors.getAllByText(words)[0]).toBeVisible();
});

test.each([
  ['guest', HOME, '12 月 7 日 00:00，年度活动开始'],
  ['guest', HOME, '2027-02-05 24:00，活动结束'],
  ['guest', HOME, '2027-02-20 24:00，领取截止'],
  ['member', ROUTES.join.path, '12 月 7 日至 2027-02-05'],
  ['member', ROUTES.join.path, '赠品领到2027-02-20'],
  ['elder', ROUTES.join.path, '2027-02-05 24:00 前'],
  ['guest', ROUTES.goods.path, '到“年度订单”领取，2027-02-20 截止。'],
] as const)('over the turn of the year a %s reads at %s: %s', async (who, at, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T10:00:00+08:00'));
  openedAs(who, at);
  await waitFor(() => {
    scrollIntoSight();
    expect(document.body).toHaveTextContent(words);
  });
});

test('the year in the sky is that of the campaign, also long after its end', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:00:00+08:00'));
  resetServer();
  expect(phaseOf(needCampaign('year'), Date.now())).toBe(1);
  clock.mockReturnValue(Date.parse('2027-04-10T10:00:00+08:00'));
  openedAs('guest', HOME);
  expect(await screen.findByText('2026')).toBeInTheDocument();
});
