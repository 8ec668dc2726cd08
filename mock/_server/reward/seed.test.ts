import { ask } from '@/testing/ask';
import { lotteries } from '../lottery/store';
import { accountOf } from '../points/accounts';
import { dayOf, HOUR, resetServer, serverNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { seedRewards } from './seed';

/* A lottery with a screen shows odds, dates and today's draws beside the member's prizes. */

test('a prize from before the first draw is one of its lottery, won while it ran and not today', () => {
  const wins = seedRewards().flatMap((reward) =>
    lotteries()
      .filter(({ lotteryId }) => lotteryId === reward.lottery?.lotteryId && reward.source === 'lottery')
      .map((lottery) => ({ reward, lottery })),
  );
  expect(wins.length).toBeGreaterThan(3);
  for (const { reward, lottery } of wins) {
    expect(lottery.prizes.map(({ name }) => name)).toContain(reward.name);
    expect(reward.wonAt).toBeGreaterThanOrEqual(lottery.startAt);
    expect(dayOf(reward.wonAt)).not.toBe(dayOf(serverNow()));
  }
});

test('what is on its way was packed when it was sent', () => {
  const [parcel, ...others] = seedRewards().filter(({ express }) => express !== undefined);
  expect(others).toEqual([]);
  const sentAt = parcel?.timeline.find(({ text }) => text === '已发货')?.at;
  const packedAt = parcel?.express?.traces.at(-1)?.at;
  expect(Number(packedAt) / HOUR).toBeCloseTo(Number(sentAt) / HOUR, 3);
});

test('what was not claimed in time is over since its deadline', () => {
  const [over, ...others] = seedRewards().filter(({ status }) => status === 'expired');
  expect(others).toEqual([]);
  expect(over?.timeline.find(({ text }) => text === '已过期')?.at).toBe(over?.claimBefore);
});

test.each<PersonaKey>(['member', 'elder'])(
  'points of rewards stand in the ledger of %s from when they were won',
  async (who) => {
    resetServer();
    type List = {
      recordList: { source: string; rewardId: string; status: string; points: number | null; wonAt: number }[];
    };
    const { data } = await ask<List>('GET /api/miniapp/reward/list', { currentPage: 1, pageSize: 50 }, { as: who });
    const { rows } = accountOf(personaUser(who).userId);
    const given = data.recordList.filter(
      ({ status, points, source }) => status === 'done' && points !== null && source !== 'team',
    );
    expect(given.length).toBeGreaterThan(0);
    for (const { rewardId, points, wonAt } of given)
      expect(rows.find(({ bizNo }) => bizNo === rewardId)).toMatchObject({ delta: points, at: wonAt });
  },
);
