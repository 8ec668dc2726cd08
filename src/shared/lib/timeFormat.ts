import { serverNow } from './serverClock';

/**
 * Moments are epoch milliseconds of the server's clock and are shown in China time (UTC+8, no summer time), whatever the
 * phone's time zone is, so that a deadline reads the same for everybody. A moment that cannot be used is "--".
 */
export const CHINA_OFFSET_MS = 8 * 3_600_000;
/** A day; in China time every one has 24 hours. */
export const DAY_MS = 86_400_000;
const MAX_TIME_MS = 8.64e15 - CHINA_OFFSET_MS;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const UNKNOWN = '--';

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

/** 9 as "09". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function format(time: unknown, write: (parts: Parts) => string): string {
  if (typeof time !== 'number' || !Number.isFinite(time) || time <= 0 || time > MAX_TIME_MS) return UNKNOWN;
  const date = new Date(time + CHINA_OFFSET_MS);
  return write({
    year: String(date.getUTCFullYear()),
    month: twoDigits(date.getUTCMonth() + 1),
    day: twoDigits(date.getUTCDate()),
    hour: twoDigits(date.getUTCHours()),
    minute: twoDigits(date.getUTCMinutes()),
    second: twoDigits(date.getUTCSeconds()),
  });
}

/** The last moment before an end: one at midnight belongs to the day before. */
function lastMoment(endAt: number | null | undefined): number | null {
  return typeof endAt === 'number' ? endAt - 1 : null;
}

/** "2027-03-18" */
export function formatDay(time: unknown): string {
  return format(time, ({ year, month, day }) => `${year}-${month}-${day}`);
}

/** "09:32" */
export function formatClock(time: unknown): string {
  return format(time, ({ hour, minute }) => `${hour}:${minute}`);
}

/** "2026-11-21 09:32:05" */
export function formatFullTime(time: unknown): string {
  return format(time, (at) => `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}:${at.second}`);
}

function formatChineseDay(time: unknown): string {
  return format(time, ({ month, day }) => `${Number(month)} 月 ${Number(day)} 日`);
}

function isThisYear(time: unknown, now: number): boolean {
  return formatDay(time).slice(0, 4) === formatDay(now).slice(0, 4);
}

/** A day with the word that follows it: "11 月 23 日前有效", in another year than that of `now` "2027-03-18 前有效". */
export function formatNearDay(time: unknown, after = '', now: number = serverNow()): string {
  return isThisYear(time, now) ? formatChineseDay(time) + after : [formatDay(time), after].filter(Boolean).join(' ');
}

/** As formatNearDay, the day on which something ends: with an end at midnight that is the day before. */
export function formatLastDay(endAt: number | null | undefined, after = '', now: number = serverNow()): string {
  return formatNearDay(lastMoment(endAt), after, now);
}

/** As formatDay, the day on which something ends. */
export function formatLastDate(endAt: number | null | undefined): string {
  return formatDay(lastMoment(endAt));
}

/** "11 月 23 日 10:00", in another year than that of `now` "2027-03-18 10:00". */
export function formatNearDayTime(time: unknown, now: number = serverNow()): string {
  const day = formatNearDay(time, '', now);
  return day === UNKNOWN ? UNKNOWN : `${day} ${formatClock(time)}`;
}

/** "09:32" today, "11 月 20 日 09:32" on another day. */
export function formatMoment(time: number): string {
  return formatDay(time) === formatDay(serverNow()) ? formatClock(time) : formatNearDayTime(time);
}

/**
 * Until when, to the minute: "11 月 23 日 10:00". Midnight and the second before it are the end of the day that ends,
 * "11 月 30 日 24:00", in another year than that of `now` "2027-01-18 24:00".
 */
export function formatDeadline(time: number | null, now: number = serverNow()): string {
  if (time === null || time <= 0) return UNKNOWN;
  const end = time + SECOND_MS;
  if (formatClock(end) !== '00:00') return formatNearDayTime(end, now);
  return `${formatNearDay(end - MINUTE_MS, '', now)} 24:00`;
}
