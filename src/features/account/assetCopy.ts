import { formatPoints } from '@/shared/lib/pointsFormat';
import type { UserHome } from './contract';

const UNKNOWN = '—';
const MOST_SHOWN = 99;

const HOUR_MS = 3_600_000;
/** A deadline is told in hours below two days. */
const SOON_MS = 48 * HOUR_MS;

/** What stands below the points: "120 将到期"; '' when nothing expires soon. */
export function pointsDue({ points }: UserHome['due']): string {
  return points !== null && points > 0 ? `${formatPoints(points)} 将到期` : '';
}

/** What stands below the coupons: "2 张将到期"; '' when none does. */
export function couponsDue({ coupons }: UserHome['due']): string {
  return coupons > 0 ? `${countCopy(coupons)} 张将到期` : '';
}

/** What stands below the prizes: how long the most urgent one waits for its address, or how many do. */
export function prizesDue({ prizes: { count, before } }: UserHome['due'], now: number): string {
  if (count === 0) return '';
  const left = before === null ? Number.POSITIVE_INFINITY : before - now;
  if (left <= 0 || left >= SOON_MS) return `${countCopy(count)} 件待填写`;
  return left < HOUR_MS ? '不到 1 小时' : `还剩 ${Math.floor(left / HOUR_MS)} 小时`;
}

/** A number of things for the assets row: "—" when it is not known, "99+" above 99. */
export function countCopy(count: number | null | undefined): string {
  if (count === null || count === undefined) return UNKNOWN;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** Points for the assets row: "—" when they are not known. */
export function pointsCopy(points: number | null | undefined): string {
  return points === null || points === undefined ? UNKNOWN : formatPoints(points);
}
