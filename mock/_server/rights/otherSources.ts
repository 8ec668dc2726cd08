import type { Holding } from '../../../src/features/rights/contract';
import { lastDays } from '../coupon/show';
import { couponsOf, isReminded } from '../coupon/wallet';
import { myCard } from '../membership/membership';
import { grouped } from '../money';
import { accountOf } from '../points/accounts';
import { nextToExpire } from '../points/lots';
import { settle } from '../reward/lifeCycle';
import { rewards } from '../reward/store';
import { remindButton } from './remindButton';

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
      title: `${grouped(points)} 积分`,
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
    .rows.filter((row) => row.userId === userId && !row.isDeleted && settle(row, now).status === 'claim')
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
      reminded: row.isReminded === true,
      operate: [
        { key: 'open', text: '去领取', enabled: true },
        ...remindButton(row.claimBefore, row.isReminded === true, now),
      ],
    }));
}

/** First end first. */
export function ownCoupons(userId: string, now: number): Holding[] {
  return couponsOf(userId, now)
    .filter(({ status }) => status === 'usable')
    .sort((a, b) => a.validTo - b.validTo)
    .map(({ couponId, template, validTo }) => {
      const isForStaff = template.useWay === 'store';
      const reminded = isReminded(userId, couponId);
      return {
        ...PLAIN,
        id: couponId,
        kind: 'coupon',
        title: template.title,
        note: template.scope,
        remaining: 1,
        validTo,
        ...lastDays(validTo, now),
        useMode: isForStaff ? 'code' : 'auto',
        route: `/coupon-list?tab=mine&id=${couponId}`,
        reminded,
        operate: [
          { key: 'open', text: isForStaff ? '出示券码' : '去使用', enabled: true },
          ...remindButton(validTo, reminded, now),
        ],
      };
    });
}

/** The card in its last 30 days; before that it is no row of its own. */
export function endingCard(userId: string, now: number): Holding[] {
  const { status, cardId, name, expireAt, daysLeft } = myCard(userId, now);
  if (status !== 'expiring' || daysLeft === null) return [];
  return [
    {
      ...PLAIN,
      id: cardId,
      kind: 'card',
      title: `${name}卡`,
      note: '到期后会员权益停用，续费的天数接着算',
      remaining: null,
      validTo: expireAt,
      daysLeft,
      route: '/membership-card',
      operate: [{ key: 'open', text: '续费', enabled: true }],
    },
  ];
}
