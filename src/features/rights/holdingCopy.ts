import { describeEnd } from '@/features/coupon';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { AT_ONCE } from '@/shared/lib/useFewer';
import type { Holding, HoldingKind } from './contract';

export const KIND_TITLES: Record<HoldingKind, string> = {
  right: '会员权益与服务',
  coupon: '卡券',
  prize: '奖品',
  course: '课程',
  points: '积分',
  card: '会员卡',
};

const KIND_ORDER: readonly HoldingKind[] = ['right', 'coupon', 'prize', 'course', 'points', 'card'];

export interface HoldingGroup {
  kind: HoldingKind;
  title: string;
  items: Holding[];
}

/** Rows by kind in a fixed order; kinds without rows are left out. */
export function groupHoldings(items: readonly Holding[]): HoldingGroup[] {
  return KIND_ORDER.map((kind) => ({
    kind,
    title: KIND_TITLES[kind],
    items: items.filter((item) => item.kind === kind),
  })).filter(({ items: rows }) => rows.length > 0);
}

/** Rows whose title or note holds every word of `query`; all of them when it is blank. */
export function searchHoldings(items: readonly Holding[], query: string): Holding[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ title, note }) => {
    const text = `${title} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const WORKING_BY_THEMSELVES: ReadonlyArray<Holding['rightType']> = ['discount', 'multiplier', 'freeship'];

/** A right that works by itself: there is nothing to press. */
export function isPassive({ useMode, rightType }: Pick<Holding, 'useMode' | 'rightType'>): boolean {
  return useMode === 'auto' && WORKING_BY_THEMSELVES.includes(rightType);
}

/**
 * The first rows of everything that can be used, in the order in which it stands: what ends soon, then the groups. In
 * 长辈版 what works by itself stands last.
 */
export function firstHoldings(
  soon: readonly Holding[],
  groups: readonly HoldingGroup[],
): { soon: readonly Holding[]; groups: HoldingGroup[]; left: number } {
  const first = soon.slice(0, AT_ONCE);
  let room = AT_ONCE - first.length;
  const shown: HoldingGroup[] = [];
  for (const group of groups) {
    const items = [...group.items].sort((a, b) => Number(isPassive(a)) - Number(isPassive(b))).slice(0, room);
    room -= items.length;
    if (items.length > 0) shown.push({ ...group, items });
  }
  const all = soon.length + groups.reduce((sum, { items }) => sum + items.length, 0);
  return { soon: first, groups: shown, left: all - (AT_ONCE - room) };
}

/** From how many days before the end on it is said in red. */
const URGENT_DAYS = 7;

/** "剩 2 次，还有 5 天到期". Rows of one use say only the end. */
export function describeHolding(
  { kind, remaining, validTo, daysLeft, holders }: Holding,
  now: number,
): { text: string; isUrgent: boolean } {
  const end = describeEnd({ validTo, daysLeft }, now);
  const left = kind === 'right' && remaining !== null ? `剩 ${remaining} 次` : '';
  // Several ends are said one by one below.
  const parts = [left, holders.length > 1 ? '' : end.text].filter((part) => part !== '');
  return { text: parts.join('，'), isUrgent: end.isUrgent && (daysLeft ?? 0) <= URGENT_DAYS };
}

/** Each source of a right with its own end: "杏花 长期有效", "金杏会员 2027-03-18 前有效". One source gives none. */
export function describeHolders(holders: Holding['holders'], now: number): string[] {
  if (holders.length < 2) return [];
  return holders.map(({ name, validTo }) =>
    validTo === null ? `${name} 长期有效` : `${name} ${formatLastDay(validTo, '前有效', now)}`,
  );
}

/** "卡券、奖品没有取到，其他都在。" */
export function describeFailedKinds(kinds: readonly HoldingKind[]): string {
  return `${kinds.map((kind) => KIND_TITLES[kind]).join('、')}没有取到，其他内容都在。`;
}
