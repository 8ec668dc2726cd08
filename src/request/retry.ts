import { isRedirecting } from '@/session/redirectRecord';
import { isOffline } from '@/shared/lib/online';
import type { RawEnvelope } from './envelope';
import { createAbortError, wait } from './wait';

const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** Who has waited that long is told, and asks again himself: a try that hangs ends after 30 s. */
const LAST_REPEAT_MS = 20_000;
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

function isPassing({ kind, status = 0 }: RawEnvelope): boolean {
  return kind === 'network' || (kind === 'server' && PASSING_STATUSES.includes(status));
}

/** A request that a login redirect cuts off would only be cut off again. */
function mayRepeat(envelope: RawEnvelope): boolean {
  return isPassing(envelope) && !isOffline() && !isRedirecting();
}

/**
 * Repeats a reading request up to twice after a failure that may pass: network failure, 502, 503, 504. The delays are
 * random, up to 300 and 600 ms. Never while the phone says that it is offline, or while a login redirect is under way,
 * nor after a try that has hung.
 */
export async function retry(attempt: () => Promise<RawEnvelope>, signal?: AbortSignal): Promise<RawEnvelope> {
  const begunMs = performance.now();
  const isEarly = () => performance.now() - begunMs < LAST_REPEAT_MS;
  let envelope = await attempt();
  for (let count = 0; count < MAX_RETRIES && isEarly() && mayRepeat(envelope); count += 1) {
    await wait(Math.random() * FIRST_DELAY_MS * 2 ** count, signal);
    if (signal?.aborted) throw createAbortError();
    envelope = await attempt();
  }
  return envelope;
}
