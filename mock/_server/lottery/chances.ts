import { MAIN_ACTIVITY } from '../activity/rules';
import { dayOf } from '../state';
import { type ChanceEvent, isProvided, listEventsOf } from './sources';
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
  { key: 'course', label: '学完一节护理课', hint: '学完后 +1 次', limit: 1, verb: '去学习', route: '/course-list' },
];

function offered(): readonly SourceDefinition[] {
  return SOURCES.filter(({ key }) => isProvided(key));
}

/** The sources in the words of the published rules. */
export function describeSources(): string[] {
  return offered().map(({ label, hint, limit }) => `${label}：${hint}，每天最多 ${limit} 次`);
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
export function reasonForNone({ dailyLimit, totalLimit }: LotteryStore, count: ChanceCount): string | undefined {
  if (count.number > 0) return undefined;
  if (count.usedTotal >= totalLimit) return `本期最多抽 ${totalLimit} 次，您已抽满`;
  if (count.usedToday >= dailyLimit) return `今天已抽 ${dailyLimit} 次，明天再来`;
  return '次数用完';
}

/** Comments are written on the lottery's own activity. */
function routeOf({ key, route }: SourceDefinition, activityId: number): string {
  return key === 'comment' && activityId !== MAIN_ACTIVITY ? `${route}?activityId=${activityId}` : route;
}

export function listSources({ activityId, chances }: LotteryStore, userId: string, now: number) {
  const today = dayOf(now);
  return offered().map((source) => {
    const { key, label, hint, limit, verb } = source;
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
          : { key: 'go', text: verb, enabled: true, reasonAction: { text: verb, route: routeOf(source, activityId) } },
      ],
    };
  });
}
