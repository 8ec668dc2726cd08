import { hashWithout, hasLoginParameter, LOGIN_PARAMETERS, splitHash } from '@/session/addressPairs';
import { freshAddress, isFresh } from '@/shared/lib/freshAddress';
import type { StartGuard } from '@/shell/startGuard';
import { showPanel, showSlowNote } from './guardPanel';

const SLOW_AFTER_MS = 15_000;
const STUCK_AFTER_MS = 45_000;
const TRY_AGAIN_AFTER_MS = 1000;

const MAIN_SCRIPT = /\/umi\.[^/]*\.js/;

/** A script that did not come, or one that this browser cannot run. */
function isMainScript(event: Event): boolean {
  const { src } = event.target as Partial<HTMLScriptElement>;
  return MAIN_SCRIPT.test(src || (event as ErrorEvent).filename || '');
}

/**
 * Watches until the app runs. A main script that does not come is tried once more by itself, under an address that no cache
 * holds, since the HTML may be of an older release. When it fails then, or has not come after 45 s, the login answer leaves
 * the address for a variable of this page, and a panel offers another try in the same way, with the answer. A script that
 * comes after all takes the page over, with the answer.
 */
export function installGuard(): StartGuard {
  let held = '';

  function retry(): void {
    const { pathname, search, hash } = location;
    location.replace(freshAddress({ pathname, search, hash: held || hash }, Date.now()));
  }

  function scrub(): void {
    const { pathname, search, hash } = location;
    if (!hasLoginParameter(splitHash(hash).pairs)) return;
    held = hash;
    history.replaceState(history.state, '', pathname + search + (hashWithout(hash, LOGIN_PARAMETERS) || '#/'));
  }

  function fail(): void {
    stop();
    scrub();
    showPanel(retry);
    if (navigator.onLine === false) window.addEventListener('online', retry);
  }

  function listen(event: Event): void {
    if (!isMainScript(event)) return;
    // One that came and cannot be run would come again.
    const isWorthTrying = event.target !== window && navigator.onLine && !isFresh(location.search);
    stop();
    if (isWorthTrying) timers.push(setTimeout(retry, TRY_AGAIN_AFTER_MS));
    else fail();
  }

  const timers = [setTimeout(showSlowNote, SLOW_AFTER_MS), setTimeout(fail, STUCK_AFTER_MS)];
  window.addEventListener('error', listen, true);

  function stop(): void {
    for (const timer of timers) clearTimeout(timer);
    window.removeEventListener('error', listen, true);
  }

  return {
    takeOver() {
      stop();
      window.removeEventListener('online', retry);
      return held;
    },
  };
}
