import { serverNow } from './serverClock';
import { formatClock, formatNearDay, formatNearDayTime } from './timeFormat';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Until when, to the minute: "11 月 23 日 10:00". Midnight and the second before it are the end of the day that ends,
 * "11 月 30 日 24:00", in another year than that of `now` "2027-01-18 24:00".
 */
export function formatDeadline(time: number | null, now: number = serverNow()): string {
  if (time === null || time <= 0) return formatNearDayTime(null, now);
  const end = time + SECOND_MS;
  if (formatClock(end) !== '00:00') return formatNearDayTime(end, now);
  return `${formatNearDay(end - MINUTE_MS, '', now)} 24:00`;
}
