import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import type { CampaignDetail } from './contract';

/**
 * How long the campaign lasts, in words, a year only where it is not that of `now`; '' when the server does not say.
 * `now` is the server's, epoch ms.
 */
export function describePeriod({ startAt, endAt }: Pick<CampaignDetail, 'startAt' | 'endAt'>, now: number): string {
  if (startAt === null || endAt === null) return '';
  return `${formatNearDay(startAt, '至', now)} ${formatLastDay(endAt, '', now)}`;
}
