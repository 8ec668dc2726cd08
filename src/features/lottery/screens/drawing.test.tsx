import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createIntent } from '@/request/intent';
import { memberPhone } from '@/session/memberStorage';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { lottery } from '../../../../mock/_server/lottery/store';
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

const RESULT = `${DRAW}/result`;
const announced = () => screen.getAllByRole('status').map((region) => region.textContent ?? '');

const receipts = () => memberPhone.keys('intent:draw:');

function storedToken(): string {
  const [name = ''] = receipts();
  return (JSON.parse(memberPhone.read(name) ?? '{}') as { token: string }).token;
}

function leaveOneChance() {
  const store = lottery();
  const [first] = store.chances.filter((row) => row.userId === 'U1002');
  store.chances = first ? [first] : [];
}

function drawBody(clientToken: string) {
  return { activityId: 99, lotteryId: lottery().lotteryId, drawUserId: 'LD-U1002', clientToken };
}

test.each([
  ['P-POINTS-50', '50 积分', '查看积分'],
  ['P-COUPON-30', '¥30.00 护理券', '查看卡券'],
  ['P-VISIT', '上门护理一次', '查看权益'],
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

test('goods that are won lead straight to choosing an address, and back to the prize', async () => {
  const { user, location } = await openAs('member');
  await force('P-TEA');
  await user.click(await findDraw());
  await user.click(await screen.findByRole('button', { name: '填写地址' }));
  const [path, query] = location().split('?');
  expect(path).toBe('/schedule/address');
  expect(new URLSearchParams(query).get('backTo')).toMatch(/^\/schedule\/reward-detail\?rewardId=LR\d+$/);
});

test('Escape closes the result and the focus is on the button again', async () => {
  const { user } = await openAs('member');
  await user.click(await findDraw());
  await screen.findByRole('button', { name: '好的' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '好的' })).not.toBeInTheDocument();
  expect(await findDraw('抽奖，剩 2 次')).toHaveFocus();
});

test('the animation can be skipped while it runs', async () => {
  const { user } = await openAs('member');
  await user.click(screen.getByRole('switch', { name: '跳过动画' }));
  await force('P-POINTS-50');
  await user.click(await findDraw());
  await waitFor(() => expect(lottery().draws).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: '恭喜，抽中了' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: '跳过动画' }));
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
});

test('a loss with the last chance says so and shows where more come from', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  leaveOneChance();
  const { user } = await openAs('member');
  await force('P-NONE');
  await user.click(await findDraw('抽奖，剩 1 次'));
  expect(await screen.findByText('这次没有抽中，次数用完了')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '怎么再得' }));
  expect(screen.getByRole('region', { name: '再得次数' })).toHaveFocus();
});

test('a loss with the last draw of the day does not call chances used up that are left for tomorrow', async () => {
  lottery().dailyLimit = 1;
  const { user } = await openAs('member');
  await force('P-NONE');
  await user.click(await findDraw('抽奖，剩 1 次'));
  expect(await screen.findByText('这次没有抽中')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '好的' }));
  expect(screen.getByRole('button', { name: '今天已抽 1 次，明天再来' })).toBeVisible();
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

test('a draw that met an ended session is none that got lost: after the login nothing is asked for', async () => {
  forgetLoginStart();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const first = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, 'unauthorized');
  await first.user.click(button);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  first.unmount();

  await openAs('member');
  await findDraw('抽奖，剩 3 次');
  expect(callsTo(RESULT)).toBe(0);
  expect(screen.queryByRole('heading', { name: '这次没有抽成' })).not.toBeInTheDocument();
  expect(lottery().draws).toHaveLength(0);
});

test('a draw that never arrived is said once, and its token serves for the next draw', async () => {
  const first = await openAs('member');
  const button = await findDraw();
  failNext(DRAW, 'drop');
  await first.user.click(button);
  await screen.findByRole('heading', { name: '这次没有抽成' });
  const clientToken = storedToken();
  first.unmount();

  const { user } = await openAs('member');
  await user.click(await findDraw('抽奖，剩 3 次'));
  await screen.findByRole('button', { name: '好的' });
  expect(callsTo(RESULT)).toBe(1);
  expect(lottery().draws.map((row) => row.clientToken)).toEqual([clientToken]);
  expect(receipts()).toEqual([]);
});

test('without network the result is asked for again as soon as it is back', async () => {
  const { user } = await openAs('member');
  const button = await findDraw();
  await force('P-POINTS-50');
  failNext(DRAW, 'lost');
  failNext(RESULT, 'business');
  await user.click(button);
  await screen.findByRole('heading', { name: '结果还没有确认' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  expect(lottery().draws).toHaveLength(1);
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

test('a draw without an answer is asked for after a reload or when the page was closed', async () => {
  signInAs('member');
  const { clientToken: _token, ...payload } = drawBody('');
  const receipt = createIntent(`draw:${lottery().lotteryId}`, { store: memberPhone });
  await ask('POST /api/miniapp/rank/luck/draw', drawBody(receipt.open(payload)), { as: 'member' });
  renderScreen(<PlayScreen />, { at: AT });
  await screen.findByRole('button', { name: '好的' });
  expect(callsTo(RESULT)).toBe(1);
  expect(receipts()).toEqual([]);
});

test('a draw without an answer in one lottery is kept while another lottery is drawn in', async () => {
  signInAs('member');
  const other = createIntent('draw:LUCK-OTHER', { store: memberPhone, maxAgeMs: Number.POSITIVE_INFINITY });
  const token = other.open({ lotteryId: 'LUCK-OTHER' });
  const { user } = await openAs('member');
  await user.click(await findDraw());
  await screen.findByRole('button', { name: '好的' });
  expect(other.pending()).toBe(token);
  expect(receipts()).toHaveLength(1);
});

test('a member who leaves before the answer finds the result when he comes back', async () => {
  const first = await openAs('member');
  await force('P-POINTS-50');
  const button = await findDraw();
  act(() => button.click());
  first.unmount();
  await waitFor(() => expect(lottery().draws).toHaveLength(1));
  await openAs('member');
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  expect(lottery().draws).toHaveLength(1);
  expect(receipts()).toEqual([]);
});

test('a page that goes while the light runs says the result once when it is there again', async () => {
  const first = await openAs('member');
  await first.user.click(screen.getByRole('switch', { name: '跳过动画' }));
  await force('P-POINTS-50');
  await first.user.click(await findDraw());
  await waitFor(() => expect(lottery().draws).toHaveLength(1));
  await screen.findByRole('button', { name: /^抽奖，进行中/ });
  first.unmount();
  const second = await openAs('member');
  expect(await screen.findByRole('heading', { name: '恭喜，抽中了' })).toBeInTheDocument();
  expect(receipts()).toEqual([]);
  second.unmount();
  await openAs('member');
  expect(await findDraw('抽奖，剩 2 次')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '恭喜，抽中了' })).not.toBeInTheDocument();
  expect(lottery().draws).toHaveLength(1);
});

test('a look at another app while the light runs asks nothing', async () => {
  const { user } = await openAs('member');
  await user.click(screen.getByRole('switch', { name: '跳过动画' }));
  await user.click(await findDraw());
  await waitFor(() => expect(lottery().draws).toHaveLength(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('button', { name: '好的' }, { timeout: 8000 })).toBeInTheDocument();
  expect(callsTo(RESULT)).toBe(0);
  expect(receipts()).toEqual([]);
});
