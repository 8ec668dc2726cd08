/** For so long an answer of the last visit stands in for today's until that has come. */
const LIFE_MS = 7 * 24 * 60 * 60_000;

export type LastVisitNote = `lastVisit:${string}`;

/** Under which name the answer to this read is kept; the order of the fields of the payload does not matter. */
export function lastVisitNote(path: string, payload: object = {}): LastVisitNote {
  const pairs = Object.entries(payload).map(([name, value]) => `${name}=${value}`);
  return `lastVisit:${path}?${pairs.sort().join('&')}`;
}

/** Says whether what was kept at `at` (epoch ms) may still be shown at `nowMs`. The phone's clock may be behind the server's. */
export function isOfLastDays(at: unknown, nowMs: number): at is number {
  return typeof at === 'number' && Math.abs(nowMs - at) < LIFE_MS;
}
