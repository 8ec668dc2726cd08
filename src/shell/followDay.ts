import { serverNow } from '@/shared/lib/serverClock';
import { CHINA_OFFSET_MS, DAY_MS, formatDay } from '@/shared/lib/timeFormat';

/** How often the clock is looked at, at least: timers stand still while a phone sleeps, and the server's clock may have been learnt since. */
const LOOK_MS = 60_000;
/** Not before the server's own midnight, and not all phones at once. */
const AFTER_MS = 1_000;
const SPREAD_MS = 4_000;

/**
 * With the server's new day a page in sight asks anew for all that it asks for when the member comes back to it: what counts
 * by days is another. The page says so by the signal of a return; one that is hidden gets that by itself.
 */
export function followDay(): void {
  const delayMs = AFTER_MS + Math.random() * SPREAD_MS;
  const now = () => serverNow() - delayMs;
  let day = formatDay(now());

  const look = () => {
    const present = formatDay(now());
    if (present !== day && document.visibilityState === 'visible')
      document.dispatchEvent(new Event('visibilitychange'));
    day = present;
    setTimeout(look, Math.min(LOOK_MS, DAY_MS - ((now() + CHINA_OFFSET_MS) % DAY_MS)));
  };
  look();
}
