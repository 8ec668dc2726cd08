import { formatPoints } from '@/shared/lib/pointsFormat';
import type { Level, Levels } from './contract';

export interface GrowthBar {
  /** 0 to 100. */
  percent: number;
  text: string;
}

/**
 * How far the member is on the way to the next level that growth reaches; undefined for a guest or when no level is left.
 * The paid card is no such level: whoever stands above by it is led nowhere up, he keeps the level when the card ends.
 */
export function describeGrowth({
  growth,
  current,
  levels,
}: Pick<Levels, 'growth' | 'current' | 'levels'>): GrowthBar | undefined {
  if (growth === null) return undefined;
  const next = levels.find(({ need }) => need !== null && need > growth);
  if (!next || next.need === null) return undefined;
  const percent = Math.min(100, Math.max(0, Math.floor((growth / next.need) * 100)));
  const way = `成长值 ${formatPoints(growth)}，再得 ${formatPoints(next.need - growth)}`;
  return { percent, text: next.level > current ? `${way} 升为${next.name}` : `${way}，会员卡到期后是${next.name}` };
}

/** "金杏的 13 项权益，比杏花多 8 项": what the level has in all, and what the level below it lacks. */
export function describeRights(level: Level, levels: readonly Level[]): string {
  const below = levels.find((each) => each.level === level.level - 1);
  const all = `${level.name}的 ${level.rights.length} 项权益`;
  const more = level.rights.length - (below?.rights.length ?? 0);
  return below && more > 0 ? `${all}，比${below.name}多 ${more} 项` : all;
}

/** "已用 1 / 2 次", or why it cannot be used; nothing for what can be used as often as one likes. */
export function describeUse({ total, used, locked, reasonText }: Level['rights'][number]): string | undefined {
  if (locked) return reasonText ?? '金杏会员可用';
  return total === null ? undefined : `已用 ${Math.min(used, total)} / ${total} 次`;
}
