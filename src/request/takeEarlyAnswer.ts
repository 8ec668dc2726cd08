import { afterFrame } from '@/shared/lib/afterFrame';
import { hasPaintedCover } from '@/shared/lib/startCover';
import { isOfNow, sessionCount, takeEarly } from './earlyAnswers';
import { earlyEnvelope } from './earlyEnvelope';
import type { Link } from './middleware';

/**
 * Takes over the early request when it is the same one, exactly once, within ten seconds and in the session in which it was
 * asked for; the order of its parameters does not matter.
 */
export const takeEarlyAnswer: Link = async (exchange, next) => {
  const session = sessionCount();
  const early = takeEarly(exchange.req);
  const came = await early?.answer.catch(() => undefined);
  // The start page has drawn the goods; on a slow phone the app's own drawing would keep them from being seen.
  if (came && hasPaintedCover()) await afterFrame();
  if (!early || session !== sessionCount() || !isOfNow(early)) return next();
  // Lost on its way: it was a try like any other, and is repeated like it.
  if (!came) throw new Error();
  exchange.res = earlyEnvelope(came);
};
