import { inDays } from '../spans';
import { DAY, dayOf, startOfDay } from '../state';
import { FULL_REFUND_MS } from './limits';

/** The last millisecond of the day (China time) in which a moment lies. */
export function lastMomentOf(at: number): number {
  return startOfDay(dayOf(at)) + DAY - 1;
}

/**
 * The expiry after `days` more: counted from the present expiry while that lies ahead, else from the end of today. It is
 * never before the present expiry. `null` stands for "never had a card".
 */
export function extendExpiry(now: number, expireAt: number | null, days: number): number {
  return Math.max(expireAt ?? 0, lastMomentOf(now)) + days * DAY;
}

/** Whole days after today that a card still runs; 0 on its last day and afterwards. */
export function countDaysLeft(now: number, expireAt: number | null): number {
  if (expireAt === null || expireAt <= now) return 0;
  return Math.floor((expireAt - now) / DAY);
}

export interface RefundFacts {
  now: number;
  paidAt: number;
  payCents: number;
  days: number;
  /** End of the stretch of days that the order gave. */
  coveredUntil: number;
  isRightUsed: boolean;
}

/** What a refund gives back: everything within the first days without a used right, else the unused days' share, cut to the cent. */
export function quoteRefund(facts: RefundFacts): { cents: number; days: number; basis: string; isFull: boolean } {
  const { now, paidAt, payCents, days, coveredUntil, isRightUsed } = facts;
  if (now - paidAt <= FULL_REFUND_MS && !isRightUsed) {
    return { cents: payCents, days, basis: `付款 ${inDays(FULL_REFUND_MS)}内没有用过权益，全额退回`, isFull: true };
  }
  const unusedDays = Math.min(countDaysLeft(now, coveredUntil), days);
  const cents = days === 0 ? 0 : Math.floor((payCents * unusedDays) / days);
  return { cents, days: unusedDays, basis: `按未用的 ${unusedDays} 天折算，共 ${days} 天`, isFull: false };
}
