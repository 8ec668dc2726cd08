import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDay } from '@/shared/lib/timeFormat';
import type { PointsSummary } from './contract';

/** For example "120 积分将于 11 月 30 日到期"; '' when nothing expires soon or it is not known. */
export function expiringText(summary: Pick<PointsSummary, 'expiring'> | undefined): string {
  const { points, at } = summary?.expiring ?? { points: null, at: null };
  if (points === null || points <= 0 || at === null) return '';
  return `${formatPoints(points)} 积分将于 ${formatLastDay(at, '到期')}`;
}
