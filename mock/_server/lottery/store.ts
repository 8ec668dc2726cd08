import { activityIdOf } from '../activity/rules';
import { refuse } from '../refusal';
import { DAY, dayOf, defineStore, HOUR, startOfDay } from '../state';
import type { PrizeRow } from './prizes';
import { seedLotteries } from './seed';
import type { LotteryStore } from './types';

export const lotteries = defineStore<LotteryStore[]>('lotteries', seedLotteries);

/**
 * The lottery that a call names by activity and, where an activity has several, by lottery. Without an activity that of
 * the spec's own calls is meant, without a lottery the activity's first.
 */
export function lottery(asked: { activityId?: unknown; lotteryId?: unknown } = {}): LotteryStore {
  const activityId = activityIdOf(asked);
  const found = lotteries().find(
    (each) => each.activityId === activityId && (asked.lotteryId === undefined || each.lotteryId === asked.lotteryId),
  );
  if (!found) throw refuse.notFound('没有这期抽奖，可以看看其他活动');
  return found;
}

/** 0 not started, 1 running, 2 ended, 3 taken down. */
export function phaseOf({ startAt, endAt, isTakenDown }: LotteryStore, now: number): 0 | 1 | 2 | 3 {
  if (isTakenDown) return 3;
  if (now < startAt) return 0;
  return now >= endAt ? 2 : 1;
}

/** The published time at which the daily limit starts anew; null on the last day. */
export function nextResetOf({ endAt }: LotteryStore, now: number): number | null {
  const midnight = startOfDay(dayOf(now)) + DAY;
  return midnight < endAt ? midnight : null;
}

export function isGone(prize: PrizeRow): boolean {
  return prize.left === 0;
}

export function areAllGone({ prizes }: LotteryStore): boolean {
  return prizes.every((prize) => prize.type === 'none' || isGone(prize));
}

export const RANK_INTERVAL_MS = HOUR / 2;
