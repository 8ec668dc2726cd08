import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock, signInAs, whenAsked } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { lottery } from '../../../../mock/_server/lottery/store';
import { balanceOf } from '../../../../mock/_server/points';
import { DAY, dayOf, startOfDay } from '../../../../mock/_server/state';
import { PlayScreen } from './PlayScreen';

const AT = '/activity/nursing-care/play';
const DRAW = '/api/miniapp/rank/luck/draw';

const force = (prizeId: string) => ask('POST /api/__mock/draw', { prizeId });

const findPrizes = () => screen.findByRole('list', { name: '奖品' });
const findDraw = (words: string | RegExp = /^抽奖，剩/) => screen.findByRole('button', { name: words });

/** The screen of a signed-in member, results without the run of the light. */
async function openAs(persona: Parameters<typeof signInAs>[0]) {
  signInAs(persona);
  sessionStorage.setItem('lotterySkip:LUCK-2026', '1');
  const shown = renderScreen(<PlayScreen />, { at: AT });
  await findPrizes();
  return { user: userEvent.setup(), ...shown };
}

test('a guest sees wheel, odds, rank and organiser, and signs in to draw', async () => {
  renderScreen(<PlayScreen />, { at: AT });
  const prizes = await findPrizes();
  expect(within(prizes).getAllByRole('listitem')).toHaveLength(8);
  expect(await findDraw('登录，看看次数')).toBeEnabled();
  expect(screen.getByRole('row', { name: /洗护礼盒.*18 \/ 50.*0\.50%/ })).toBeInTheDocument();
  expect(await screen.findByText('52 次')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
  expect(callsTo(`${DRAW}/number`)).toBe(0);
});

test('a guest has no place in the rank, not even with the cookie of a login that this tab has not seen', async () => {
  signInAs('member');
  sessionStorage.clear();
  renderScreen(<PlayScreen />, { at: AT });
  expect(await screen.findByText('52 次')).toBeInTheDocument();
  expect(screen.queryByText('我')).not.toBeInTheDocument();
});

test('the organiser is the one that the lottery names', async () => {
  renderScreen(<PlayScreen />, { at: AT });
  expect(await screen.findByText('主办：杏邻护理（示例）')).toBeVisible();
});

test.each([
  ['2026-12-20', '12 月 1 日至 2027-01-10，满 18 周岁可参与'],
  ['2027-01-05', '2026-12-01 至 1 月 10 日，满 18 周岁可参与'],
  ['2027-02-01', '本期已于 1 月 10 日结束'],
  ['2028-02-01', '本期已于 2027-01-10 结束'],
])('on %s the days of another year bear it: %s', async (today, words) => {
  const store = lottery();
  store.startAt = Date.parse('2026-12-01T00:00+08:00');
  store.endAt = Date.parse('2027-01-11T00:00+08:00');
  serverClock.set(Date.parse(`${today}T10:00+08:00`));
  const { container } = renderScreen(<PlayScreen />, { at: AT });
  await screen.findByText(/^主办：/);
  expect(container).toHaveTextContent(words);
});

test('the lottery ends while the page is open: the button says so without a tap', async () => {
  whenAsked('/api/miniapp/rank/luck/list', () => {
    lottery().endAt = serverClock.now() + 1_500;
  });
  await openAs('member');
  expect(await findDraw()).toBeEnabled();
  expect(await screen.findByRole('button', { name: '已经结束' }, { timeout: 4_000 })).toBeInTheDocument();
  expect(await screen.findByText(/本期已于/)).toBeVisible();
  expect(callsTo(DRAW)).toBe(0);
}, 10_000);

test('a new day begins while the page is open: the chances are counted anew', async () => {
  // The end of this day: the lottery runs for some days around it.
  serverClock.set(startOfDay(dayOf(serverClock.now())) + DAY - 2_000);
  await openAs('member');
  await findDraw();
  // With the screen, and with the day, which on a busy machine may have begun by now.
  await waitFor(() => expect(callsTo(`${DRAW}/number`)).toBe(2), { timeout: 4_000 });
}, 10_000);

test('no chance left: the button leads to the sources, each with its limit and its way', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await openAs('lapsed');
  await user.click(await findDraw('次数用完，怎么再得'));
  const card = screen.getByRole('region', { name: '再得次数' });
  expect(card).toHaveFocus();
  expect(within(card).getByRole('link', { name: '去签到' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(card).toHaveTextContent('签到后 +1 次，今天 0/1');
  expect(card).toHaveTextContent(/每天最多抽 10 次，.* 重新计。本期最多抽 60 次/);
  expect(card).not.toHaveTextContent(/分享|转发|邀请/);
});

test('who presses it before the sources have come is led there when they have', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  failNext('/api/miniapp/prize/list', 'slow:500');
  const { user } = await openAs('lapsed');
  await user.click(await findDraw('次数用完，怎么再得'));
  expect(screen.queryByRole('region', { name: '再得次数' })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: '再得次数' })).toHaveFocus();
});

test('not eligible: why, and that nothing is drawn', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await openAs('newcomer');
  await user.click(await findDraw('还不能抽，看看条件'));
  expect(screen.getByRole('region', { name: '还差一步就能抽' })).toHaveTextContent('未满足没有开通过会员卡');
  expect(callsTo(DRAW)).toBe(0);
  // One thing to do: more chances are of no use before it.
  expect(screen.getByRole('link', { name: '看会员卡' })).toHaveClass('primary');
  expect(screen.getByRole('link', { name: '去签到' })).toHaveClass('tint');
});

test.each([
  [{ phase: 'notStarted' }, '还没开始'],
  [{ phase: 'ended' }, '已经结束'],
  [{ prizesGone: true }, '奖品发完'],
])('%j: the button says %p and does nothing', async (change, words) => {
  await ask('POST /api/__mock/lottery', change);
  const { user } = await openAs('member');
  await user.click(await findDraw(words));
  expect(callsTo(DRAW)).toBe(0);
  // Where no light runs any more there is none to be skipped.
  expect(screen.queryAllByRole('switch', { name: '跳过动画' })).toHaveLength(words === '还没开始' ? 1 : 0);
});

test('where all prizes are gone a guest is not sent to the login', async () => {
  await ask('POST /api/__mock/lottery', { prizesGone: true });
  renderScreen(<PlayScreen />, { at: AT });
  expect(await findDraw('奖品发完')).toBeVisible();
  expect(screen.queryByRole('button', { name: '登录，看看次数' })).not.toBeInTheDocument();
});

test.each([
  [{ phase: 'ended' }, /^本期已于.*结束 抽中的奖品仍可领取$/],
  [{ prizesGone: true }, '本期奖品已全部发完 抽中的奖品仍可领取'],
])('%j: what is over asks nobody to meet conditions', async (change, words) => {
  await ask('POST /api/__mock/lottery', change);
  await openAs('newcomer');
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(callsTo('/api/miniapp/rank/luck/qualification')).toBe(1));
  expect(screen.queryByRole('region', { name: '还差一步就能抽' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '再得次数' })).not.toBeInTheDocument();
});

test('before the start: how long, and a reminder that can be taken back', async () => {
  await ask('POST /api/__mock/lottery', { phase: 'notStarted' });
  const { user } = await openAs('member');
  expect(screen.getByRole('timer')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^提醒我/ }));
  await user.click(await screen.findByRole('button', { name: '取消提醒' }));
  expect(await screen.findByRole('button', { name: /^提醒我/ })).toBeInTheDocument();
});

test('back from another lottery, this one has its own choices again', async () => {
  await openAs('member');
  expect(screen.getByRole('switch', { name: '跳过动画' })).toBeChecked();
  act(() => {
    window.location.hash = `#${AT}?activityId=97`;
  });
  expect(await screen.findAllByText('电子体温计')).not.toHaveLength(0);
  expect(screen.getByRole('switch', { name: '跳过动画' })).not.toBeChecked();
  act(() => window.history.back());
  expect(await screen.findAllByText('洗护礼盒')).not.toHaveLength(0);
  expect(screen.getByRole('switch', { name: '跳过动画' })).toBeChecked();
});

test('what a draw costs is said before it, and who has too few points is led to more', async () => {
  await ask('POST /api/__mock/lottery', { costPoints: 20 });
  const before = balanceOf('U1002').available;
  const { user } = await openAs('member');
  await force('P-NONE');
  expect(screen.getByText('每次抽奖用 20 积分')).toBeInTheDocument();
  await user.click(await findDraw());
  await screen.findByRole('heading', { name: '谢谢参与' });
  expect(balanceOf('U1002').available).toBe(before - 20);

  await ask('POST /api/__mock/lottery', { costPoints: 1_000_000 });
  await user.click(await screen.findByRole('button', { name: '再抽一次' }));
  expect(await screen.findByRole('heading', { name: /^积分不够/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(await findDraw(/^积分不够，还差 \d{3},\d{3} 积分$/)).toBeInTheDocument();
});

test('inside the mini-program, whose bar has no rules, they stand on the board', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram/wx0');
  const { user, location } = await openAs('member');
  await user.click(within(screen.getByRole('region', { name: '抽奖九宫格' })).getByRole('button', { name: '规则' }));
  expect(location()).toBe(`${AT}?panel=rules`);
  agent.mockRestore();
});

test('the server refuses: its words, and the button is free again', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, 'business');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: /系统维护中/ })).toBeInTheDocument();
  expect(screen.queryByText(/CODE/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(await findDraw('抽奖，剩 3 次')).toBeEnabled();
});

test('a draw that was turned away on its way is said to have cost nothing', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, '404');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: /CODE:404/ })).toBeInTheDocument();
  expect(screen.getByText('这次没有抽，次数没有扣')).toBeVisible();
});

test('without network the page says so and comes back', async () => {
  failNext('/api/miniapp/rank/luck/list', 'drop', 3);
  renderScreen(<PlayScreen />, { at: AT });
  const again = await screen.findByRole('button', { name: /重试|刷新/ });
  // Nothing below says what this screen is.
  expect(screen.getByRole('heading', { level: 1, name: '抽奖与排行' })).toHaveClass('title');
  await userEvent.click(again);
  expect(await findPrizes()).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '抽奖与排行' })).not.toHaveClass('title');
});

test('a rank that fails leaves the wheel alone', async () => {
  failNext('/api/miniapp/rank/list', 'business');
  await openAs('member');
  const card = await screen.findByRole('region', { name: '参与排行' });
  await userEvent.click(await within(card).findByRole('button', { name: '重试' }));
  expect(await within(card).findByText('距前一名还差 2 次')).toBeInTheDocument();
  expect(await findDraw()).toBeEnabled();
});

test('the rules are one tap away and "back" closes them', async () => {
  const { user, location } = await openAs('member');
  await user.click(screen.getByRole('button', { name: '规则' }));
  expect(location()).toBe(`${AT}?panel=rules`);
  const panel = await screen.findByRole('dialog', { name: '抽奖规则' });
  expect(panel).toHaveTextContent('转发和邀请不产生次数');
  expect(panel).toHaveTextContent('7 天内填写地址');
  await user.click(within(panel).getByRole('button', { name: '关闭' }));
  expect(location()).toBe(AT);
});

test('leaving ends the draw session silently', async () => {
  const { unmount } = await openAs('member');
  unmount();
  await waitFor(() => expect(callsTo('/api/miniapp/rank/luck/rm/session')).toBe(1));
});

test('axe finds nothing', async () => {
  const { user, container } = await openAs('member');
  await findDraw();
  await screen.findByText(/^主办：/);
  // The next winner would come while axe looks.
  await user.click(await screen.findByRole('button', { name: '暂停滚动' }));
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('prizes that did not come: nothing is drawn, and they are asked for again', async () => {
  failNext('/api/miniapp/rank/luck/list', 'empty', 1);
  signInAs('member');
  renderScreen(<PlayScreen />, { at: AT });
  expect(await screen.findByText('暂时不能抽奖，次数不会少')).toBeVisible();
  expect(screen.queryByText(/已全部发完/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^抽奖/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await findDraw()).toBeVisible();
});
