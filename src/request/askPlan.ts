const QUICK_ASKS = 15;
const QUICK_DELAY_MS = 2_000;
const SLOW_DELAY_MS = 10_000;
const LIMIT_MS = 3 * 60_000;

/**
 * How long to wait before asking for a result once more: every 2 s for the first 15 times, then every 10 s.
 * Returns undefined when three minutes of asking have passed; the member then asks by hand.
 *
 * @param asked how many times the result has been asked for, 0 or more
 */
export function nextAskDelayMs(asked: number): number | undefined {
  if (asked < QUICK_ASKS) return QUICK_DELAY_MS;
  const spentMs = QUICK_ASKS * QUICK_DELAY_MS + (asked - QUICK_ASKS) * SLOW_DELAY_MS;
  return spentMs < LIMIT_MS ? SLOW_DELAY_MS : undefined;
}
