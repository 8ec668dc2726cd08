interface Sync {
  serverTimeMs: number;
  dateMs: number;
  monotonicMs: number;
}

let sync: Sync | undefined;

/** Takes over the server's present moment (epoch ms). Anything but a positive finite number is ignored. */
export function syncServerClock(serverTimeMs: unknown): void {
  if (typeof serverTimeMs !== 'number' || !Number.isFinite(serverTimeMs) || serverTimeMs <= 0) return;
  sync = { serverTimeMs, dateMs: Date.now(), monotonicMs: performance.now() };
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
