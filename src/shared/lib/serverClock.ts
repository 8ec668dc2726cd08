interface Sync {
  serverTimeMs: number;
  dateMs: number;
  monotonicMs: number;
}

const FIRST_MOMENT_MS = Date.UTC(2001, 0, 1);
const LAST_MOMENT_MS = Date.UTC(2200, 0, 1);

const MOST_APART_MS = 60_000;

let sync: Sync | undefined;

/** Says whether a value can be a present moment in epoch ms; seconds and nanoseconds lie far outside. */
export function isPresentMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= FIRST_MOMENT_MS && value <= LAST_MOMENT_MS;
}

/**
 * Takes over what was the server's present moment (epoch ms) when its answer came, in ms of performance.now(). What cannot
 * be one is ignored.
 */
export function syncServerClock(serverTimeMs: unknown, cameAt = performance.now()): void {
  if (!isPresentMoment(serverTimeMs)) return;
  sync = { serverTimeMs, dateMs: Date.now() - (performance.now() - cameAt), monotonicMs: cameAt };
}

/**
 * When an answer left the server, in epoch ms and whole seconds, by its Date header and the Age that a cache adds to it; NaN
 * where it does not say.
 */
export function momentOf(headers: Pick<Headers, 'get'>): number {
  return Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age'));
}

/** Says whether the phone's two clocks no longer go together: it has slept, or its clock was set while the page was open. */
function isInDoubt({ dateMs, monotonicMs }: Sync): boolean {
  return Math.abs(Date.now() - dateMs - (performance.now() - monotonicMs)) > MOST_APART_MS;
}

/** Takes over an answer's moment by its headers (momentOf), as long as none has named its own, and when that is in doubt. */
export function syncRoughly(sentAt: number, cameAt?: number): void {
  if (!sync || isInDoubt(sync)) syncServerClock(sentAt, cameAt);
}

/**
 * The server's present moment in epoch ms; the phone's clock until the first answer of the server.
 * The larger of both elapsed times counts: the monotonic clock stands still while a phone sleeps, and the phone's clock
 * can be set back.
 */
export function serverNow(): number {
  if (!sync) return Date.now();
  const elapsedMs = Math.max(Date.now() - sync.dateMs, performance.now() - sync.monotonicMs);
  return Math.round(sync.serverTimeMs + elapsedMs);
}

/** Forgets the server's clock, as in a new document. */
export function resetServerClock(): void {
  sync = undefined;
}
