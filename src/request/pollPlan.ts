const QUICK_POLLS = 15;
const QUICK_DELAY_MS = 2_000;
const SLOW_DELAY_MS = 10_000;
const LIMIT_MS = 3 * 60_000;

/**
 * How long to wait before asking for a result once more: every 2 s for the first 15 times, then every 10 s.
 * Returns undefined when three minutes of asking have passed; the member then asks by hand.
 *
 * @param attempts how many times the result has been asked for, 0 or more
 */
export function nextPollDelayMs(attempts: number): number | undefined {
  if (attempts < QUICK_POLLS) return QUICK_DELAY_MS;
  const spentMs = QUICK_POLLS * QUICK_DELAY_MS + (attempts - QUICK_POLLS) * SLOW_DELAY_MS;
  return spentMs < LIMIT_MS ? SLOW_DELAY_MS : undefined;
}
