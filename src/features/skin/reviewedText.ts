import { serverNow } from '@/shared/lib/serverClock';
import { formatChineseDay, formatDay } from '@/shared/lib/timeFormat';

/** When an article was reviewed: "11 月 12 日审核", with the year when it is not the present one. */
export function reviewedText(at: number | null, now: number = serverNow()): string {
  if (at === null) return '审核日期待补';
  const isThisYear = formatDay(at).slice(0, 4) === formatDay(now).slice(0, 4);
  return isThisYear ? `${formatChineseDay(at)}审核` : `${formatDay(at)} 审核`;
}
