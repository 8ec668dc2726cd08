import { dayOf, startOfDay } from '../state';
import { RETURN_GRACE_MS, WARN_BEFORE_MS } from './limits';

/** Points that came in together and expire together. */
export interface Lot {
  points: number;
  expireAt: number;
}

/** New points last until the end of the next calendar year (China time). */
export function expiryOfNewPoints(now: number): number {
  return startOfDay(`${Number(dayOf(now).slice(0, 4)) + 2}-01-01`);
}

export function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.points, 0);
}

/** Takes points from the lots that expire first. The caller has checked that there are enough. */
export function takeFrom(lots: Lot[], points: number): Lot[] {
  const taken: Lot[] = [];
  let left = points;
  lots.sort((a, b) => a.expireAt - b.expireAt);
  for (const lot of lots) {
    const part = Math.min(lot.points, left);
    if (part === 0) break;
    lot.points -= part;
    left -= part;
    taken.push({ points: part, expireAt: lot.expireAt });
  }
  return taken;
}

/** Points that come back have the expiry they had, yet never less than 30 days to use them. */
export function renewed(taken: readonly Lot[], now: number): Lot[] {
  return taken.map(({ points, expireAt }) => ({ points, expireAt: Math.max(expireAt, now + RETURN_GRACE_MS) }));
}

/** The points that expire next, if that is within 60 days. */
export function nextToExpire(lots: readonly Lot[], now: number): { points: number; at: number | null } {
  const soon = lots.filter((lot) => lot.points > 0 && lot.expireAt - now <= WARN_BEFORE_MS);
  if (soon.length === 0) return { points: 0, at: null };
  const at = Math.min(...soon.map((lot) => lot.expireAt));
  return { points: sumOf(soon.filter((lot) => lot.expireAt === at)), at };
}

/** What there is by its ends, the first to end first. */
export function endsOf(lots: readonly Lot[]): { points: number; at: number }[] {
  const ends = [...new Set(lots.filter(({ points }) => points > 0).map(({ expireAt }) => expireAt))];
  return ends
    .sort((a, b) => a - b)
    .map((at) => ({ at, points: sumOf(lots.filter(({ expireAt }) => expireAt === at)) }));
}
