import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { lottery } from '../../../../mock/_server/lottery/store';
import { PlayScreen } from './PlayScreen';

const AT = '/activity/nursing-care/play';
const DRAW = '/api/miniapp/rank/luck/draw';
const RESULT = `${DRAW}/result`;

const force = (prizeId: string) => ask('POST /api/__mock/draw', { prizeId });
const skipAnimation = () => sessionStorage.setItem('lotterySkip', '1');

// The first look at a screen loads its modules.
const findPrizes = () => screen.findByRole('list', { name: '奖品' });

async function openAs(persona: Parameters<typeof signInAs>[0]) {
  signInAs(persona);
  skipAnimation();
  const shown = renderScreen(<PlayScreen />, { at: AT });
  await findPrizes();
  return { user: userEvent.setup(), ...shown };
}
const findDraw = (words: string | RegExp = /^抽奖，剩/) => screen.findByRole('button', { name: words });
const announced = () => screen.getAllByRole('status').map((region) => region.textContent ?? '');

test('a guest sees wheel, odds, rank and organiser, and signs in to draw', async () => {
  renderScreen(<PlayScreen />, { at: AT });
  const prizes = await findPrizes();
  expect(within(prizes).getAllByRole('listitem')).toHaveLength(8);
  expect(await findDraw('登录，登录后抽奖')).toBeEnabled();
  expect(screen.getByRole('row', { name: /洗护礼盒.*18 \/ 50.*0\.50%/ })).toBeInTheDocument();
  expect(await screen.findByText('52 次')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:4000000000');
  expect(callsTo(`${DRAW}/number`)).toBe(0);
});

test.each([
  ['P-POINTS-50', '50 积分', '查看积分'],
  ['P-VISIT', '上门护理一次', '查看奖品'],
  ['P-TEA', '乌龙茶礼盒', '填写地址'],
])('%s: the result is announced and has its next step', async (prizeId, name, action) => {
  const { user } = await openAs('member');
  await force(prizeId);
  await user.click(await findDraw());
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toHaveFocus();
  expect(announced()).toContain(`恭喜，您抽中了${name}`);
  expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(await findDraw('抽奖，剩 2 次')).toHaveFocus();
});

test('a loss is said kindly and can be followed by another draw', async () => {
  const { user } = await openAs('member');
  await force('P-NONE');
  await user.click(await findDraw());
  expect(await screen.findByRole('heading', { name: '谢谢参与' })).toBeInTheDocument();
  expect(screen.getByText('这次没有抽中，还可以再抽 2 次')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '再抽一次' }));
  await waitFor(() => expect(callsTo(DRAW)).toBe(2));
});

test('three taps in one moment draw once', async () => {
  await openAs('member');
  const button = await findDraw();
  act(() => {
    button.click();
    button.click();
    button.click();
  });
  await screen.findByRole('button', { name: '好的' });
  expect(callsTo(DRAW)).toBe(1);
  expect(lottery().draws).toHaveLength(1);
});

test('cut before the server drew: the chance is still there and the next draw counts once', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, 'drop');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: '这次没有抽成' })).toBeInTheDocument();
  expect(lottery().draws).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: '再抽一次' }));
  await waitFor(() => expect(lottery().draws).toHaveLength(1));
});

test('cut after the server drew: the same result is shown, one chance is used', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  await force('P-POINTS-50');
  failNext(DRAW, 'lost');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  expect(callsTo(DRAW)).toBe(1);
  expect(callsTo(RESULT)).toBe(1);
  expect(lottery().draws).toHaveLength(1);
});

test('a draw without an answer is asked for after a reload', async () => {
  sessionStorage.setItem('intent:draw', 'left-over');
  signInAs('member');
  await ask('POST /api/miniapp/rank/luck/draw', drawBody('left-over'), { as: 'member' });
  renderScreen(<PlayScreen />, { at: AT });
  await screen.findByRole('button', { name: '好的' });
  expect(callsTo(RESULT)).toBe(1);
  expect(sessionStorage.getItem('intent:draw')).toBeNull();
});

function drawBody(clientToken: string) {
  return { activityId: 99, lotteryId: lottery().lotteryId, drawUserId: 'LD-U1002', clientToken };
}

test('no chance left: the button leads to the sources, each with its limit and its way', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await openAs('lapsed');
  await user.click(await findDraw('次数用完了，怎么再得'));
  const card = screen.getByRole('region', { name: '再得次数' });
  expect(card).toHaveFocus();
  expect(within(card).getByRole('link', { name: '去签到' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(card).not.toHaveTextContent(/分享|转发|邀请/);
});

test('not eligible: why, and that nothing is drawn', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await openAs('newcomer');
  await user.click(await findDraw('暂不能参与，看看条件'));
  expect(screen.getByRole('region', { name: '还差一步就能抽' })).toHaveTextContent('未满足还没有开通会员卡');
  expect(callsTo(DRAW)).toBe(0);
});

test.each([
  [{ phase: 'notStarted' }, '还没有开始'],
  [{ phase: 'ended' }, '已经结束'],
  [{ prizesGone: true }, '奖品已发完'],
])('%j: the button says %p and does nothing', async (change, words) => {
  await ask('POST /api/__mock/lottery', change);
  const { user } = await openAs('member');
  await user.click(await findDraw(words));
  expect(callsTo(DRAW)).toBe(0);
});

test('the server refuses: its words, and the button is free again', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, 'business');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: /系统维护中/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(await findDraw('抽奖，剩 3 次')).toBeEnabled();
});

test('without network the page says so and comes back', async () => {
  failNext('/api/miniapp/rank/luck/list', 'drop', 3);
  renderScreen(<PlayScreen />, { at: AT });
  const again = await screen.findByRole('button', { name: /重试|刷新/ });
  await userEvent.click(again);
  expect(await findPrizes()).toBeInTheDocument();
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
  const { container } = await openAs('member');
  await findDraw();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
