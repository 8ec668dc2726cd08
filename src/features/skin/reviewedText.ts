import { serverNow } from '@/shared/lib/serverClock';
import { formatNearDay } from '@/shared/lib/timeFormat';

/** When an article was reviewed: "11 月 12 日审核", with the year when it is not the present one. */
export function reviewedText(at: number | null, now: number = serverNow()): string {
  return at === null ? '审核日期待补' : formatNearDay(at, '审核', now);
}
