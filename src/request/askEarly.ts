import { momentOf } from '@/shared/lib/serverClock';
import { changeCount } from './changes';
import { requestHeaders } from './requestHeaders';

/**
 * What came: its HTTP status, the whole body, when, in milliseconds of performance.now(), and when it left the server
 * (momentOf).
 */
export interface EarlyBody {
  status: number;
  body: string;
  cameAt: number;
  sentAt: number;
}

/** A request that was started before the code of its screen was there. */
export interface EarlyAnswer {
  /** Method, path and query, for example "GET /api/x?a=1&appCode=scheduling&platform=wxWap". */
  key: string;
  /** When it was asked for, or the app's start (holdFirstAnswers), in milliseconds of performance.now(). */
  askedAt: number;
  /** `changeCount()` of that moment: what was written since makes it worthless. */
  askedAfter: number;
  /** Undefined or a rejection when the early request came to nothing. */
  answer: Promise<EarlyBody | undefined>;
  /** The same once it is there. */
  came?: EarlyBody;
}

declare global {
  interface Window {
    /** Those that nobody has taken over yet. */
    __EARLY__?: readonly EarlyAnswer[];
  }
}

/**
 * Asks for an answer before the screen that wants it is there; the request layer takes it over when it asks for the same
 * address (see earlyAnswers). `address` is prefix, path and query.
 */
export function askEarly(address: string): EarlyAnswer {
  const read = async (response: Response) => {
    const cameAt = performance.now();
    const sentAt = momentOf(response.headers);
    early.came = { status: response.status, body: await response.text(), cameAt, sentAt };
    return early.came;
  };
  const early: EarlyAnswer = {
    key: `GET ${address}`,
    askedAt: performance.now(),
    askedAfter: changeCount(),
    answer: fetch(address, { credentials: 'include', headers: requestHeaders() })
      .then(read)
      .catch(() => undefined),
  };
  window.__EARLY__ = [...(window.__EARLY__ ?? []).filter(({ key }) => key !== early.key), early];
  return early;
}
