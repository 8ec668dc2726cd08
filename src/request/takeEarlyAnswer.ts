import type { Exchange, Link } from './middleware';

/** A request that the HTML started before the app's code was there. */
interface EarlyAnswer {
  /** Method, path and query, for example "GET /api/x?a=1&appCode=scheduling&platform=wxWap". */
  key: string;
  /** Undefined or a rejection when the early request came to nothing. */
  answer: Promise<Response | undefined>;
}

declare global {
  interface Window {
    __EARLY__?: EarlyAnswer;
  }
}

/** The path and the parameters in a fixed order, decoded. */
function fingerprint(path: string, parameters: Iterable<readonly [string, unknown]>): string {
  const pairs = Array.from(parameters, ([name, value]) => `${name}=${value}`);
  return [path, ...pairs.sort()].join('\n');
}

function isSameRequest(early: EarlyAnswer, { url, options }: Exchange['req']): boolean {
  const [path = '', query = ''] = early.key.split('?');
  const wanted = fingerprint(`${options.method?.toUpperCase()} ${url}`, Object.entries(options.params ?? {}));
  return fingerprint(path, new URLSearchParams(query)) === wanted;
}

/** Takes over the early request when it is the same one, exactly once; the order of its parameters does not matter. */
export const takeEarlyAnswer: Link = async (exchange, next) => {
  const early = window.__EARLY__;
  if (early && isSameRequest(early, exchange.req)) {
    window.__EARLY__ = undefined;
    const response = await early.answer.catch(() => undefined);
    if (response) {
      exchange.res = response;
      return;
    }
  }
  await next();
};
