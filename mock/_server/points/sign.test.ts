import { ask } from '@/testing/ask';
import { serverClock } from '@/testing/fakeServer';
import { DAY, dayOf, startOfDay } from '../state';
import { personaUser } from '../users';
import { balanceOf, spend } from './index';
import { currentRun } from './streak';

interface Status {
  signedToday: boolean;
  streak: number;
  days: Array<{ day: string; isMadeUp: boolean }>;
  makeup: { left: number; cost: number };
  rewards: Array<{ days: number; reached: boolean }>;
}

const statusOf = async (as: 'member' | 'newcomer' | 'elder', month?: string) =>
  (await ask<Status>('GET /api/miniapp/points/sign/status', month ? { month } : {}, { as })).data;
const signAs = (as: 'member' | 'newcomer' | 'elder', body: Record<string, unknown> = {}) =>
  ask('POST /api/miniapp/points/sign/do', body, { as });

test('a run of days crosses the end of a month and of a year', () => {
  const days = new Set(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02']);
  expect(currentRun(days, '2026-01-02')).toHaveLength(4);
  expect(currentRun(days, '2026-01-03')).toHaveLength(4);
  expect(currentRun(days, '2026-01-04')).toHaveLength(0);
});

test('the seventh day in a row brings its reward, once', async () => {
  expect(await statusOf('member')).toMatchObject({ signedToday: false, streak: 5 });
  expect((await signAs('member')).data).toEqual({ delta: 15, streak: 6, after: 3295 });
  serverClock.set(serverClock.now() + DAY);
  expect((await signAs('member')).data).toEqual({ delta: 60, streak: 7, after: 3355, reward: { points: 45 } });
  serverClock.set(serverClock.now() + DAY);
  expect((await signAs('member')).data).toEqual({ delta: 15, streak: 8, after: 3370 });
});

test('of 50 sign-ins at once, one counts', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => signAs('newcomer')));
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 2008)).toHaveLength(49);
  expect(balanceOf(personaUser('newcomer').userId).available).toBe(10);
});

test('the day changes at midnight in China, whatever the phone says', async () => {
  const midnight = startOfDay(dayOf(serverClock.now() + DAY));
  serverClock.set(midnight - 60_000);
  expect((await signAs('newcomer')).data).toMatchObject({ streak: 1 });
  expect((await signAs('newcomer')).code).toBe(2008);
  serverClock.set(midnight + 1000);
  expect(await statusOf('newcomer')).toMatchObject({ signedToday: false, streak: 1 });
  expect((await signAs('newcomer')).data).toMatchObject({ streak: 2, after: 20 });
});

test('a missed day breaks the streak; signing for it afterwards costs points and joins it again', async () => {
  const missed = dayOf(serverClock.now() - 6 * DAY);
  const answer = await signAs('member', { date: missed });
  // Days 1-5, the missed sixth, and the run before it up to the next gap.
  expect(answer.data).toMatchObject({ streak: 7, delta: -20 + 45, after: 3305, reward: { points: 45 } });
  expect((await signAs('member', { date: missed })).code).toBe(2008);
  const status = await statusOf('member', missed.slice(0, 7));
  expect(status.days).toContainEqual({ day: missed, isMadeUp: true });
  expect(status.makeup.left).toBe(2);
});

test('a longer run does not bring the same reward twice', async () => {
  await signAs('member', { date: dayOf(serverClock.now() - 6 * DAY) });
  const answer = await signAs('member', { date: dayOf(serverClock.now() - 8 * DAY) });
  expect(answer.data).not.toHaveProperty('reward');
});

test.each([
  ['2026-02-30', 400],
  ['nonsense', 400],
  ['', 400],
  [20260101, 400],
  [dayOf(Date.now() + 2 * DAY), 400],
  [dayOf(Date.now() - 39 * DAY), 2004],
])('signing for %p is refused with %p', async (date, code) => {
  expect((await signAs('elder', { date })).code).toBe(code);
  expect(balanceOf(personaUser('elder').userId).available).toBe(5860);
});

test('three missed days a month, and only with enough points', async () => {
  const now = serverClock.now();
  expect((await signAs('newcomer', { date: dayOf(now - DAY) })).code).toBe(2005);
  const missed = [2, 3, 4, 5].map((ago) => dayOf(now - ago * 4 * DAY));
  const codes = [];
  for (const date of missed) codes.push((await signAs('member', { date })).code);
  expect(codes).toEqual([0, 0, 0, 2004]);
});

test('the reminder is kept', async () => {
  expect((await ask('POST /api/miniapp/points/sign/remind', { on: true }, { as: 'member' })).data).toEqual({
    on: true,
  });
  expect(await statusOf('member')).toMatchObject({ remindOn: true });
  expect((await ask('POST /api/miniapp/points/sign/remind', { on: 'yes' }, { as: 'member' })).code).toBe(400);
});

test('of 50 spends at once with points for one, one passes', async () => {
  const userId = personaUser('lapsed').userId;
  const movement = { points: 200, title: '兑换', bizType: 'order', bizNo: '' };
  const attempts = await Promise.allSettled(Array.from({ length: 50 }, async () => spend(userId, movement)));
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  expect(balanceOf(userId).available).toBe(60);
});

test('a task is claimed once a day and one intent is answered once', async () => {
  const claim = (clientToken: string) =>
    ask('POST /api/miniapp/points/task/claim', { taskId: 'sign', clientToken }, { as: 'newcomer' });
  expect((await claim('t-0')).code).toBe(2004);
  await signAs('newcomer');
  const first = await claim('t-1');
  expect(first.data).toEqual({ delta: 5, after: 15 });
  expect((await claim('t-1')).data).toEqual({ delta: 5, after: 15, replayed: true });
  expect((await claim('t-2')).code).toBe(2008);
  const other = await ask(
    'POST /api/miniapp/points/task/claim',
    { taskId: 'course', clientToken: 't-1' },
    { as: 'newcomer' },
  );
  expect(other.code).toBe(400);
  expect(balanceOf(personaUser('newcomer').userId).available).toBe(15);
});
