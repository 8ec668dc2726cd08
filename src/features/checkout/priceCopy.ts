import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';

/**
 * A price in words: points (an integer) and money (cents), each only when there is some; "免费" when there is neither.
 * null is an amount that is not known, "--".
 */
export function describePrice(points: number | null, cents: number | null): string {
  const parts = [
    ...(points === 0 ? [] : [`${formatPoints(points)} 积分`]),
    ...(cents === 0 ? [] : [formatYuan(cents)]),
  ];
  return parts.length === 0 ? '免费' : parts.join(' + ');
}
