import { toEnvelope } from './envelope';
import type { Link } from './middleware';

/** Reads the whole body and puts the envelope in place of the response. Source: spec §8. */
export const readEnvelope: Link = async (exchange, next) => {
  await next();
  const { res } = exchange;
  if (!res || !('text' in res)) throw new TypeError('No response');
  exchange.res = toEnvelope(res.status, await res.text());
};
