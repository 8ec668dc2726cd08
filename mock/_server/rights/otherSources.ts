import type { Holding } from '../../../src/features/rights/contract';
import { lastDays } from '../coupon/show';
import { accountOf } from '../points/accounts';
import { nextToExpire } from '../points/lots';
import { rewards } from '../reward/store';

const PLAIN = { owner: 'self' as const, ownerName: '', useMode: 'auto' as const, holders: [], reminded: false };

/** Points that end within seven days; others are no row of their own. */
export function expiringPoints(userId: string, now: number): Holding[] {
  const { points, at } = nextToExpire(accountOf(userId).lots, now);
  if (at === null || points === 0 || lastDays(at, now).daysLeft === undefined) return [];
  return [
    {
      ...PLAIN,
      id: 'points',
      kind: 'points',
      title: `${points} 积分`,
      note: '到期后会清零，可以先换成需要的东西',
      remaining: null,
      validTo: at,
      ...lastDays(at, now),
      route: '/schedule/points-mall',
      operate: [{ key: 'open', text: '去兑换', enabled: true }],
    },
  ];
}

/** Prizes that wait for the member, for example for an address. */
export function waitingPrizes(userId: string, now: number): Holding[] {
  return rewards()
    .rows.filter((row) => row.userId === userId && row.status === 'claim' && !row.isDeleted)
    .map((row) => ({
      ...PLAIN,
      id: row.rewardId,
      kind: 'prize',
      title: row.name,
      note: row.sourceText,
      remaining: 1,
      validTo: row.claimBefore,
      ...(row.claimBefore === null ? {} : lastDays(row.claimBefore, now)),
      route: `/schedule/reward-detail?rewardId=${row.rewardId}`,
      operate: [{ key: 'open', text: '去领取', enabled: true }],
    }));
}
