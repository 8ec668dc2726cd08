import { SHARE_DELAY_MS } from '@/shared/config/constants';

/**
 * Runs `callback` two seconds later if the address is still the same. Returns the function that cancels it, for the moment
 * when the screen is left. Source: spec §4 (share helper).
 */
export function runAfterShareDelay(callback: () => void): () => void {
  const { href } = window.location;
  const timer = setTimeout(() => {
    if (window.location.href === href) callback();
  }, SHARE_DELAY_MS);
  return () => clearTimeout(timer);
}
