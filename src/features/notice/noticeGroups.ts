import { DAY_MS, formatClock, formatDay, formatNearDay } from '@/shared/lib/timeFormat';
import type { NoticeRow } from './contract';

export interface NoticeGroup {
  title: '今天' | '昨天' | '更早';
  rows: NoticeRow[];
}

function titleOf(at: number | null, now: number): NoticeGroup['title'] {
  const day = formatDay(at);
  if (day === formatDay(now)) return '今天';
  return day === formatDay(now - DAY_MS) ? '昨天' : '更早';
}

/** Rows by the day of the server's calendar, each group in the order of the rows. */
export function groupByDay(rows: readonly NoticeRow[], now: number): NoticeGroup[] {
  const groups: NoticeGroup[] = [];
  for (const row of rows) {
    const title = titleOf(row.at, now);
    const group = groups.find((each) => each.title === title);
    if (group) group.rows.push(row);
    else groups.push({ title, rows: [row] });
  }
  return groups;
}

/** When a notice came: today and yesterday the clock, within the year the day, else the whole date. */
export function noticeTime(at: number | null, now: number): string {
  return titleOf(at, now) === '更早' ? formatNearDay(at, '', now) : formatClock(at);
}
