import { subscribeSession } from '@/session/subscribeSession';
import type { Exchange, Link } from './middleware';

/** A request that was started before the code of its screen was there. */
export interface EarlyAnswer {
  /** Method, path and query, for example "GET /api/x?a=1&appCode=scheduling&platform=wxWap". */
  key: string;
  /** When it was asked for, in milliseconds of performance.now(). */
  askedAt: number;
  /** When it came, likewise; undefined until then. */
  cameAt?: number;
  /** Undefined or a rejection when the early request came to nothing. */
  answer: Promise<Response | undefined>;
}

declare global {
  interface Window {
    /** Those that nobody has taken over yet. */
    __EARLY__?: readonly EarlyAnswer[];
  }
}

/** It belongs to the screen that comes next. Who comes later asks for himself. */
const LIFE_MS = 10_000;

// Counts the changes of the session: an answer that was on the way meanwhile is somebody else's.
let sessions = 0;
subscribeSession(() => {
  sessions += 1;
  window.__EARLY__ = undefined;
});

/** The path and the parameters in a fixed order, decoded; without those that are undefined, which are not sent. */
function fingerprint(path: string, parameters: Iterable<readonly [string, unknown]>): string {
  const sent = Array.from(parameters).filter(([, value]) => value !== undefined);
  return [path, ...sent.map(([name, value]) => `${name}=${value}`).sort()].join('\n');
}

function isSameRequest(early: EarlyAnswer, { url, options }: Exchange['req']): boolean {
  const [path = '', query = ''] = early.key.split('?');
  const wanted = fingerprint(`${options.method?.toUpperCase()} ${url}`, Object.entries(options.params ?? {}));
  return fingerprint(path, new URLSearchParams(query)) === wanted;
}

/** The early answer for this request, taken away so that nobody else gets it. */
function takeFor(request: Exchange['req']): EarlyAnswer | undefined {
  const young = window.__EARLY__?.filter(({ askedAt }) => performance.now() - askedAt <= LIFE_MS);
  const early = young?.find((each) => isSameRequest(each, request));
  window.__EARLY__ = young?.filter((each) => each !== early);
  return early;
}

/**
 * Takes over the early request when it is the same one, exactly once, within ten seconds and in the session in which it was
 * asked for; the order of its parameters does not matter.
 */
export const takeEarlyAnswer: Link = async (exchange, next) => {
  const session = sessions;
  const early = takeFor(exchange.req);
  const response = await early?.answer.catch(() => undefined);
  if (!response || session !== sessions) return next();
  exchange.res = response;
  exchange.cameAt = early?.cameAt;
};
