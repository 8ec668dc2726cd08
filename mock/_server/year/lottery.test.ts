import { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { ACTIVITY_ID, CODE, periodOf, yearLottery } from './terms';

beforeEach(resetServer);

test('once the year is over, no comment can be written, and none is named as a way to draw', async () => {
  const sources = async () =>
    (
      await ask<{ sources: { key: string }[] }>(
        'GET /api/miniapp/rank/luck/draw/number',
        { activityId: ACTIVITY_ID },
        { as: 'member' },
      )
    ).data.sources.map(({ key }) => key);
  expect(await sources()).toContain('comment');
  forcePhase(CODE, 2);
  expect(await sources()).not.toContain('comment');
});

test('nobody draws in a campaign that has not begun, has ended or was taken off; given back, it is as before', async () => {
  const own = { ...yearLottery() };
  const button = async () =>
    (
      await ask<{ operate: { reasonText?: string }[] }>(
        'GET /api/miniapp/rank/luck/draw/number',
        { activityId: ACTIVITY_ID },
        { as: 'member' },
      )
    ).data.operate.map(({ reasonText }) => reasonText);
  for (const [phase, reason] of [
    [0, '还没开始'],
    [2, '已经结束'],
    [3, '已经结束'],
    [1, undefined],
  ] as const) {
    forcePhase(CODE, phase);
    expect(await button()).toEqual([reason]);
    const { startAt, endAt } = periodOf(serverNow());
    expect(yearLottery().startAt).toBeGreaterThanOrEqual(startAt);
    expect(yearLottery().endAt - 1).toBeLessThanOrEqual(endAt);
  }
  forcePhase(CODE, undefined);
  expect(yearLottery()).toMatchObject({ startAt: own.startAt, endAt: own.endAt });
});

test('the days of its page follow one another, and what ends with a day says so', async () => {
  forcePhase(CODE, 2);
  const { milestones } = (
    await ask<{ milestones: { key: string; at: number }[] }>('GET /api/miniapp/campaign/detail', { code: CODE })
  ).data;
  expect(milestones.map(({ key }) => key)).toEqual(['start', 'draw', 'drawEnd', 'end', 'claim']);
  for (const { key, at } of milestones) if (/[eE]nd|claim/.test(key)) expect((at + 1) % DAY).toBe(16 * 3_600_000);
});

test('what is first looked at long after the end of the campaign has ended with it', () => {
  setServerNow(serverNow() + 130 * DAY);
  expect(yearLottery().endAt).toBeLessThan(periodOf(serverNow()).endAt);
});
