import { formatChineseDay } from '@/shared/lib/timeFormat';
import type { CampaignDetail } from './contract';

/** How long the campaign lasts, in words; '' when the server does not say. */
export function describePeriod({ startAt, endAt }: Pick<CampaignDetail, 'startAt' | 'endAt'>): string {
  if (startAt === null || endAt === null) return '';
  return `${formatChineseDay(startAt)} 至 ${formatChineseDay(endAt)}`;
}
