import { formatChineseDay, formatDay } from '@/shared/lib/timeFormat';
import type { CampaignDetail } from './contract';

/** The year of a moment in China, as it is written before a day that is not of this year. */
function yearOf(time: number): string {
  return formatDay(time).slice(0, 4);
}

function withYear(time: number): string {
  return `${yearOf(time)} 年 ${formatChineseDay(time)}`;
}

/** "5 月 31 日", with the year before it when that is not the year of `now`: "2024 年 5 月 31 日". Times are epoch ms. */
export function describeDay(time: number, now: number): string {
  return yearOf(time) === yearOf(now) ? formatChineseDay(time) : withYear(time);
}

/**
 * How long the campaign lasts, in words, a year only where it is not clear; '' when the server does not say. `now` is the
 * server's, epoch ms.
 */
export function describePeriod({ startAt, endAt }: Pick<CampaignDetail, 'startAt' | 'endAt'>, now: number): string {
  if (startAt === null || endAt === null) return '';
  const end = yearOf(startAt) === yearOf(endAt) ? formatChineseDay(endAt) : withYear(endAt);
  return `${describeDay(startAt, now)} 至 ${end}`;
}
