import { formatChineseDay, formatChineseDayTime, formatClock, lastMoment } from '@/shared/lib/timeFormat';

/** Midnight belongs to the day that ends: "11 月 30 日 24:00". */
export function deadlineOf(at: number | null): string {
  if (at === null) return '--';
  return formatClock(at) === '00:00' ? `${formatChineseDay(lastMoment(at))} 24:00` : formatChineseDayTime(at);
}
