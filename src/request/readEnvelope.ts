import { momentOf, syncRoughly } from '@/shared/lib/serverClock';
import { toEnvelope } from './envelope';
import type { Link } from './middleware';

/** Reads the whole body and puts the envelope in place of the response. Source: spec §8. */
export const readEnvelope: Link = async (exchange, next) => {
  await next();
  const { res } = exchange;
  if (!res || !('text' in res)) throw new TypeError('No response');
  const cameAt = performance.now();
  const envelope = toEnvelope(res.status, await res.text());
  // Any other answer may be somebody else's, such as that of a network that wants to be signed in to.
  if (envelope.code === 0) syncRoughly(momentOf(res.headers), cameAt);
  exchange.res = envelope;
};
