import { subscribeSession } from '@/session/subscribeSession';
import type { EarlyAnswer } from './askEarly';
import { changeCount } from './changes';
import type { Exchange } from './middleware';

/** It belongs to the screen that comes next. Who comes later asks for himself. */
const LIFE_MS = 10_000;
/** On a poor network the app's code takes its time. */
const LONGEST_START_MS = 60_000;

type Request = Pick<Exchange['req'], 'url'> & { options: Pick<Exchange['req']['options'], 'method' | 'params'> };

// Counts the changes of the session: an answer that was on the way meanwhile is somebody else's.
let sessions = 0;
subscribeSession(() => {
  sessions += 1;
  window.__EARLY__ = undefined;
});

/** A number that is another one for every member whom this page has shown. */
export function sessionCount(): number {
  return sessions;
}

/** The path and the parameters in a fixed order, decoded; without those that are undefined, which are not sent. */
function fingerprint(path: string, parameters: Iterable<readonly [string, unknown]>): string {
  const sent = Array.from(parameters).filter(([, value]) => value !== undefined);
  return [path, ...sent.map(([name, value]) => `${name}=${value}`).sort()].join('\n');
}

function isSameRequest(early: EarlyAnswer, { url, options }: Request): boolean {
  const [path = '', query = ''] = early.key.split('?');
  const wanted = fingerprint(`${options.method?.toUpperCase()} ${url}`, Object.entries(options.params ?? {}));
  return fingerprint(path, new URLSearchParams(query)) === wanted;
}

/** Says whether nothing was written since it was asked for. */
export function isOfNow({ askedAfter }: EarlyAnswer): boolean {
  return askedAfter === changeCount();
}

const youngOnes = () => window.__EARLY__?.filter(({ askedAt }) => performance.now() - askedAt <= LIFE_MS);

/**
 * What the page has asked for before the app was there belongs to its first screen, and may be in sight already: its ten
 * seconds begin now, if it is a minute old at most.
 */
export function holdFirstAnswers(): void {
  const now = performance.now();
  for (const early of window.__EARLY__ ?? []) if (now - early.askedAt <= LONGEST_START_MS) early.askedAt = now;
}

/** The early answer to this request, where it is younger than ten seconds. It stays there. */
export function findEarly(request: Request): EarlyAnswer | undefined {
  return youngOnes()?.find((each) => isSameRequest(each, request));
}

/** The same, taken away so that nobody else gets it; those that are too old go with it. */
export function takeEarly(request: Request): EarlyAnswer | undefined {
  const early = findEarly(request);
  window.__EARLY__ = youngOnes()?.filter((each) => each !== early);
  return early;
}
