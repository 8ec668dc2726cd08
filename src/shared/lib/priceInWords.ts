import { formatYuan } from './money';
import { formatPoints } from './pointsFormat';

/** Points (an integer) and money (cents) of one price: "900 积分 + ¥49.00"; '' where nothing is asked for. */
export function priceInWords(points: number | null, cents: number | null): string {
  return [points ? `${formatPoints(points)} 积分` : '', cents ? formatYuan(cents) : ''].filter(Boolean).join(' + ');
}
