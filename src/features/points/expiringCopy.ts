import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import type { PointsSummary } from './contract';

/** For example "120 积分将于 11 月 30 日到期"; '' when nothing expires soon or it is not known. */
export function expiringText(summary: Pick<PointsSummary, 'expiring'> | undefined): string {
  const { points, at } = summary?.expiring ?? { points: null, at: null };
  if (points === null || points <= 0 || at === null) return '';
  // What ends at a midnight ends with the day before.
  return `${formatPoints(points)} 积分将于 ${formatNearDay(at - 1, '到期')}`;
}
