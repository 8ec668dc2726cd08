import type { Level, Levels } from './contract';

export interface GrowthBar {
  /** 0 to 100. */
  percent: number;
  text: string;
}

/**
 * How far the member is on the way to the next level that growth reaches; undefined for a guest or when no level is left.
 * The paid card is no such level.
 */
export function describeGrowth({ growth, levels }: Pick<Levels, 'growth' | 'levels'>): GrowthBar | undefined {
  if (growth === null) return undefined;
  const next = levels.find(({ need }) => need !== null && need > growth);
  if (!next || next.need === null) return undefined;
  const percent = Math.min(100, Math.max(0, Math.floor((growth / next.need) * 100)));
  return { percent, text: `成长值 ${growth}，再得 ${next.need - growth} 升为${next.name}` };
}

/** "已用 1 / 2 次", or why it cannot be used; nothing for what can be used as often as one likes. */
export function describeUse({ total, used, locked, reasonText }: Level['rights'][number]): string | undefined {
  if (locked) return reasonText ?? '金杏会员可用';
  return total === null ? undefined : `已用 ${Math.min(used, total)} / ${total} 次`;
}
