import { dayOf } from '../state';
import { isProvided, listEventsOf } from './sources';
import { type ChanceSourceKey, lottery } from './store';

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

export const DAILY_LIMIT = 10;
export const TOTAL_LIMIT = 60;

function offered(): readonly SourceDefinition[] {
  return SOURCES.filter(({ key }) => isProvided(key));
}

/** The sources in the words of the published rules. */
export function describeSources(): string[] {
  return offered().map(({ label, hint, limit }) => `${label}：${hint}，每天最多 ${limit} 次`);
}

/** Gives one chance for something done; the same reference never counts twice, and the day's limit holds. */
export function earnChance(userId: string, source: ChanceSourceKey, refId: string, at: number): boolean {
  const { chances } = lottery();
  const day = dayOf(at);
  const mine = chances.filter((row) => row.userId === userId && row.source === source);
  const limit = SOURCES.find((each) => each.key === source)?.limit ?? 0;
  if (mine.some((row) => row.refId === refId) || mine.filter((row) => row.day === day).length >= limit) return false;
  chances.push({ userId, source, refId, day });
  return true;
}

/** Takes over what the member did elsewhere since the last look. */
function settleChances(userId: string): void {
  for (const source of SOURCES) {
    for (const event of listEventsOf(source.key, userId)) earnChance(userId, source.key, event.refId, event.at);
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

export function countChances(userId: string, now: number): ChanceCount {
  settleChances(userId);
  const { chances, draws } = lottery();
  const mine = draws.filter((row) => row.userId === userId);
  const usedTotal = mine.length;
  const usedToday = mine.filter((row) => dayOf(row.at) === dayOf(now)).length;
  const balance = chances.filter((row) => row.userId === userId).length - usedTotal;
  const number = Math.max(Math.min(balance, DAILY_LIMIT - usedToday, TOTAL_LIMIT - usedTotal), 0);
  return { number, balance, usedToday, usedTotal };
}

/** Why no draw is possible although everything else is well; undefined when one is. */
export function reasonForNone(count: ChanceCount): string | undefined {
  if (count.number > 0) return undefined;
  if (count.usedTotal >= TOTAL_LIMIT) return `本期最多抽 ${TOTAL_LIMIT} 次，您已抽满`;
  if (count.usedToday >= DAILY_LIMIT) return `今天已抽 ${DAILY_LIMIT} 次，明天再来`;
  return '次数用完';
}

export function listSources(userId: string, now: number) {
  const today = dayOf(now);
  return offered().map(({ key, label, hint, limit, verb, route }) => {
    const earned = lottery().chances.filter(
      (row) => row.userId === userId && row.source === key && row.day === today,
    ).length;
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
