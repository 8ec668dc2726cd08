import { LOGIN_THROTTLE_MS } from '@/shared/config/constants';
import { addressBar } from '@/shared/lib/addressBar';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { buildAuthorizeAddress } from './authorizeAddress';
import { clearRedirect, markRedirect } from './redirectRecord';
import { buildReturnAddress, cleanHash } from './returnAddress';
import { announceSession } from './subscribeSession';

const HISTORY_KEY = 'loginRedirects';
const LOOP_WINDOW_MS = 60_000;
const LOOP_LIMIT = 3;

let lastStartMs: number | undefined;
let isHeld = false;
let isStarted = false;

/**
 * started: the browser is leaving. throttled: another start was less than 2 s ago.
 * looping: three redirects within a minute have not helped; a screen says that the login failed.
 * held: the member came back from the authorisation page without an answer; only his own tap starts again.
 * blocked: the browser keeps nothing for this page, so that the answer could not be taken.
 */
export type LoginStart = 'started' | 'throttled' | 'looping' | 'held' | 'blocked';

interface LoginOptions {
  /** True when an answer of the server, not the member, asks for the login. */
  isAutomatic?: boolean;
}

function recentStarts(nowMs: number): number[] {
  const times = (tabNotes.read(HISTORY_KEY) ?? '').split(',').map(Number);
  return times.filter((atMs) => atMs > 0 && nowMs - atMs >= 0 && nowMs - atMs < LOOP_WINDOW_MS);
}

/** Keeps answers of the server from starting a login until the member starts one. */
export function holdAutomaticLogin(): void {
  isHeld = true;
}

/** Says whether a login redirect was started in this document and has not been given up. */
export function isLoginPending(): boolean {
  return isStarted;
}

/** Gives up a login redirect that did not leave the document, or from which the member came back. */
export function forgetLoginStart(): void {
  isStarted = false;
  lastStartMs = undefined;
  announceSession();
}

function noteStart(nonce: string, nowMs: number): boolean {
  const { history, location } = window;
  const record = { returnRandomParam: nonce, hash: cleanHash(location.hash), at: nowMs, depth: history.length };
  if (!markRedirect(record)) {
    clearRedirect();
    return false;
  }
  tabNotes.write(HISTORY_KEY, [...recentStarts(nowMs), nowMs].join(','));
  // A login that a link or a route has brought into the address would be the answer for who comes back by the back key.
  if (record.hash !== location.hash) addressBar.replaceHash(record.hash);
  return true;
}

/**
 * Sends the member to the page that signs him in, and notes where to come back to. At most once per 2000 ms by a clock
 * that cannot be set back. Makes no request. Screens use `signIn`, which also says what happened.
 * Source: spec §4 (login flow), §7, §9.
 */
export function startLogin({ isAutomatic = false }: LoginOptions = {}): LoginStart {
  if (isAutomatic && isHeld) return 'held';
  const monotonicMs = performance.now();
  if (lastStartMs !== undefined && monotonicMs - lastStartMs < LOGIN_THROTTLE_MS) return 'throttled';
  const nowMs = Date.now();
  if (recentStarts(nowMs).length >= LOOP_LIMIT) return 'looping';
  const nonce = String(nowMs);
  if (!noteStart(nonce, nowMs)) return 'blocked';

  lastStartMs = monotonicMs;
  isHeld = false;
  isStarted = true;
  announceSession();
  const { location } = window;
  addressBar.leave(buildAuthorizeAddress(location, buildReturnAddress(location, nonce)));
  return 'started';
}
