import { MAIN_ACTIVITY } from '../activity/rules';
import { dayOf, serverNow } from '../state';
import { type ChanceEvent, isSourceOver, listEventsOf, routeOfSource } from './sources';
import { lotteries, nextResetOf } from './store';
import type { ChanceSourceKey, LotteryStore } from './types';

interface SourceDefinition {
  key: ChanceSourceKey;
  label: string;
  hint: string;
  limit: number;
  verb: string;
  route: string;
}

/** Never sharing, never inviting: see the published rules. */
const SOURCES: readonly SourceDefinition[] = [
  { key: 'sign', label: '每日签到', hint: '签到后 +1 次', limit: 1, verb: '去签到', route: '/schedule/points-mall' },
  {
    key: 'order',
    label: '完成一笔订单',
    hint: '确认收货后 +1 次',
    limit: 2,
    verb: '去逛逛',
    route: '/schedule/points-mall',
  },
  { key: 'comment', label: '写一条评论', hint: '审核通过后 +1 次', limit: 1, verb: '去评论', route: '/comment' },
  { key: 'live', label: '看一场直播', hint: '看满 10 秒 +1 次', limit: 1, verb: '去看直播', route: '' },
  { key: 'course', label: '学完一节护理课', hint: '学完后 +1 次', limit: 1, verb: '去学习', route: '/course-list' },
];

/** Comments are written on the lottery's own activity. */
function usualRoute({ key, route }: SourceDefinition, activityId: number): string {
  return key === 'comment' && activityId !== MAIN_ACTIVITY ? `${route}?activityId=${activityId}` : route;
}

/** The sources that a lottery's activity has, each with its own route. */
function offeredIn(activityId: number, now: number): SourceDefinition[] {
  return SOURCES.flatMap((source) => {
    const route = routeOfSource(source.key, { activityId, now, usual: usualRoute(source, activityId) });
    return route === undefined ? [] : [{ ...source, route }];
  });
}

/** The sources in the words of the published rules. */
export function describeSources(activityId: number): string[] {
  return offeredIn(activityId, serverNow()).map(({ label, hint, limit }) => `${label}：${hint}，每天最多 ${limit} 次`);
}

/** Gives one chance for something done; the same reference never counts twice, and the day's limit holds. */
export function earnChance(
  { chances }: LotteryStore,
  userId: string,
  source: ChanceSourceKey,
  { refId, at }: ChanceEvent,
): boolean {
  const day = dayOf(at);
  const mine = chances.filter((row) => row.userId === userId && row.source === source);
  const limit = SOURCES.find((each) => each.key === source)?.limit ?? 0;
  if (mine.some((row) => row.refId === refId) || mine.filter((row) => row.day === day).length >= limit) return false;
  chances.push({ userId, source, refId, day });
  return true;
}

/** Takes over what the member did elsewhere since the last look. */
function settleChances(store: LotteryStore, userId: string): void {
  for (const { key } of SOURCES) {
    for (const event of listEventsOf(store, key, userId)) earnChance(store, userId, key, event);
  }
}

/** How many chances a member has got so far in the lotteries of an activity; none where it has no lottery. */
export function chancesGot(activityId: number, userId: string): number {
  return lotteries()
    .filter((each) => each.activityId === activityId)
    .reduce((sum, store) => {
      settleChances(store, userId);
      return sum + store.chances.filter((row) => row.userId === userId).length;
    }, 0);
}

export interface ChanceCount {
  /** Draws that are possible now. */
  number: number;
  /** Chances that are left, today's and the whole limit aside. */
  balance: number;
  usedToday: number;
  usedTotal: number;
}

export function countChances(store: LotteryStore, userId: string, now: number): ChanceCount {
  settleChances(store, userId);
  const { chances, draws, dailyLimit, totalLimit } = store;
  const mine = draws.filter((row) => row.userId === userId);
  const usedTotal = mine.length;
  const usedToday = mine.filter((row) => dayOf(row.at) === dayOf(now)).length;
  const balance = chances.filter((row) => row.userId === userId).length - usedTotal;
  const number = Math.max(Math.min(balance, dailyLimit - usedToday, totalLimit - usedTotal), 0);
  return { number, balance, usedToday, usedTotal };
}

/** Why no draw is possible although everything else is well; undefined when one is. */
export function reasonForNone(store: LotteryStore, count: ChanceCount, now: number): string | undefined {
  const { dailyLimit, totalLimit } = store;
  if (count.number > 0) return undefined;
  if (count.usedTotal >= totalLimit) return `本期最多抽 ${totalLimit} 次，您已抽满`;
  if (count.usedToday >= dailyLimit)
    return nextResetOf(store, now) === null
      ? `今天最多抽 ${dailyLimit} 次，您已抽满`
      : `今天已抽 ${dailyLimit} 次，明天再来`;
  return '次数用完';
}

export function listSources({ activityId, chances }: LotteryStore, userId: string, now: number) {
  const today = dayOf(now);
  const open = offeredIn(activityId, now).filter(({ key }) => !isSourceOver(key, activityId, now));
  return open.map(({ key, label, hint, limit, verb, route }) => {
    const earned = chances.filter((row) => row.userId === userId && row.source === key && row.day === today).length;
    const isDone = earned >= limit;
    return {
      key,
      label,
      earned,
      limit,
      hint,
      operate: [
        isDone
          ? { key: 'go', text: '已完成', enabled: false, reasonText: '已完成' }
          : { key: 'go', text: verb, enabled: true, reasonAction: { text: verb, route } },
      ],
    };
  });
}
