import { formatPoints } from '@/shared/lib/pointsFormat';

const UNKNOWN = '—';
const MOST_SHOWN = 99;

/** A number of things for the assets row: "—" when it is not known, "99+" above 99. */
export function countCopy(count: number | null | undefined): string {
  if (count === null || count === undefined) return UNKNOWN;
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

/** Points for the assets row: "—" when they are not known. */
export function pointsCopy(points: number | null | undefined): string {
  return points === null || points === undefined ? UNKNOWN : formatPoints(points);
}
