import { DAY_MS } from '@/shared/lib/timeFormat';

const SOON_DAYS = 7;

/** none: no deadline. calm: far away. week: seven days or less. day: one day or less. over: passed. */
export type Urgency = 'none' | 'calm' | 'week' | 'day' | 'over';

/** How close the claim deadline is, by the server's clock; both in epoch ms. */
export function urgencyOf(claimBefore: number | null, now: number): Urgency {
  if (claimBefore === null) return 'none';
  const leftMs = claimBefore - now;
  if (leftMs <= 0) return 'over';
  if (leftMs <= DAY_MS) return 'day';
  return leftMs <= SOON_DAYS * DAY_MS ? 'week' : 'calm';
}
