import { formatDay } from '@/shared/lib/timeFormat';
import type { ListedReward } from './contract';

interface Month<Row> {
  /** "2026-11" */
  key: string;
  rows: Row[];
  /** The points that have arrived in it; undefined while rows of it may be missing. */
  arrived: number | undefined;
}

type Dated = Pick<ListedReward, 'wonAt' | 'points' | 'status'>;

function arrivedOf(rows: readonly Dated[]): number {
  return rows.reduce((sum, { status, points }) => sum + (status === 'done' ? (points ?? 0) : 0), 0);
}

/** Rows, newest first, by the month in which they came. */
export function byMonth<Row extends Dated>(rows: readonly Row[], isWhole: boolean): Month<Row>[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const key = formatDay(row.wonAt).slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), row]);
  }
  const last = months.size - 1;
  return [...months].map(([key, own], place) => ({
    key,
    rows: own,
    arrived: place === last && !isWhole ? undefined : arrivedOf(own),
  }));
}

/** "11 月", in another year than this one "2025 年 12 月". */
export function monthName(key: string, now: number): string {
  const [year = '', month = ''] = key.split('-');
  if (!Number(month)) return '更早';
  return year === formatDay(now).slice(0, 4) ? `${Number(month)} 月` : `${year} 年 ${Number(month)} 月`;
}
