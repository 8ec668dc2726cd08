import { formatYuan } from './money';
import { formatPoints } from './pointsFormat';

function joined(points: number | null, cents: number | null): string {
  return [points === 0 ? '' : `${formatPoints(points)} 积分`, cents === 0 ? '' : formatYuan(cents)]
    .filter(Boolean)
    .join(' + ');
}

/** Points (an integer) and money (cents) of one price: "900 积分 + ¥49.00"; '' where nothing is asked for. */
export function priceInWords(points: number | null, cents: number | null): string {
  return joined(points ?? 0, cents ?? 0);
}

/** The same of a price that has to be named: "免费" where nothing is asked for, "--" for an amount that is not known. */
export function describePrice(points: number | null, cents: number | null): string {
  return joined(points, cents) || '免费';
}
