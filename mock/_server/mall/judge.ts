import type { Operate } from '@/shared/lib/schema';
import { hasActiveCard } from '../membership/membership';
import { grouped } from '../money';
import { balanceOf } from '../points';
import { courseOf, opensByCard } from './courseGood';
import { usedBy } from './stock';
import { mall, stockOf } from './store';
import type { Good } from './types';

export type GoodsStatus = 'onSale' | 'notStarted' | 'soldOut' | 'closed';

/** What keeps a member from exchanging a good. */
export type Obstacle = 'closed' | 'notStarted' | 'stock' | 'level' | 'limit' | 'points';

export interface Verdict {
  obstacle: Obstacle | null;
  text: string;
}

export function isClosed(good: Good, now: number): boolean {
  return good.isOffShelf || (good.endAt !== null && now >= good.endAt);
}

export function statusOf(good: Good, now: number): GoodsStatus {
  if (isClosed(good, now)) return 'closed';
  if (good.startAt !== null && now < good.startAt) return 'notStarted';
  return stockOf(good) === 0 ? 'soldOut' : 'onSale';
}

/** Pieces that a user may take in all; null without a limit. */
export function limitOf(good: Good, userId: string | undefined): number | null {
  if (good.limitPerUser === null) return null;
  const extra = userId !== undefined && hasActiveCard(userId) ? good.memberExtra : 0;
  return good.limitPerUser + extra;
}

/** Pieces that a user may still take; null without a limit. */
export function limitLeft(good: Good, userId: string | undefined): number | null {
  const limit = limitOf(good, userId);
  return limit === null ? null : Math.max(limit - usedBy(userId, good.goodsId), 0);
}

export function lowestPoints(good: Good): number {
  const open = good.skus.filter((sku) => sku.stock > 0);
  return Math.min(...(open.length > 0 ? open : good.skus).map((sku) => sku.points));
}

export function gapOf(points: number, userId: string | undefined): number {
  return userId === undefined ? 0 : Math.max(points - balanceOf(userId).available, 0);
}

export const ONE_COURSE = '课程每次换 1 份';

const OF_STATUS: Record<Exclude<GoodsStatus, 'onSale'>, Verdict> = {
  closed: { obstacle: 'closed', text: '已下架' },
  notStarted: { obstacle: 'notStarted', text: '还没有开始' },
  soldOut: { obstacle: 'stock', text: '已换完' },
};

/** The first thing that is in the way of taking `num` pieces for `points` in all. */
export function judge(
  good: Good,
  userId: string | undefined,
  now: number,
  want: { points: number; num: number },
): Verdict {
  const status = statusOf(good, now);
  if (status !== 'onSale') return OF_STATUS[status];
  if (userId === undefined) return { obstacle: null, text: '' };
  if (good.isMemberOnly && !hasActiveCard(userId)) return { obstacle: 'level', text: '需要金杏会员' };
  if (opensByCard(good, userId, now)) return { obstacle: 'limit', text: '这门课不用换，可以直接学' };
  if (courseOf(good) && want.num > 1) return { obstacle: 'limit', text: ONE_COURSE };
  const left = limitLeft(good, userId);
  const limit = limitOf(good, userId) ?? 0;
  if (left === 0) return { obstacle: 'limit', text: `每人限 ${limit} 件，您已换满` };
  if (left !== null && want.num > left) return { obstacle: 'limit', text: `每人限 ${limit} 件，您最多再换 ${left} 件` };
  const gap = gapOf(want.points, userId);
  return gap > 0 ? { obstacle: 'points', text: `还差 ${grouped(gap)} 积分` } : { obstacle: null, text: '' };
}

const WAYS_OUT: Partial<Record<Obstacle, { text: string; route: string }>> = {
  points: { text: '看看怎么得', route: '/schedule/points-mall?step=tasks' },
  level: { text: '看会员卡', route: '/membership-card' },
};

export function isReminded(good: Good, userId: string | undefined): boolean {
  return userId !== undefined && mall().reminders.has(`${userId} ${good.goodsId}`);
}

/** The buttons of a good: "exchange", and "remind" where waiting can help. */
export function buttonsOf(good: Good, userId: string | undefined, now: number): Operate[] {
  const { obstacle, text } = judge(good, userId, now, { points: lowestPoints(good), num: 1 });
  if (obstacle === null) return [{ key: 'exchange', text: '立即兑换', enabled: true }];
  const opened = opensByCard(good, userId, now);
  const wayOut = obstacle === 'limit' && opened ? { text: '去学习', ...opened } : WAYS_OUT[obstacle];
  const exchange: Operate = {
    key: 'exchange',
    text,
    enabled: false,
    reasonText: text,
    ...(wayOut ? { reasonAction: wayOut } : {}),
  };
  if (obstacle !== 'stock' && obstacle !== 'notStarted') return [exchange];
  return [exchange, { key: 'remind', text: isReminded(good, userId) ? '取消提醒' : '提醒我', enabled: true }];
}
