import { startLogin } from '@/session/startLogin';
import { isLoginHost } from '@/shared/config/appConfig';
import { UNAUTHORISED_WAIT_MS } from '@/shared/config/constants';
import type { Link } from './middleware';
import { createAbortError, wait } from './wait';

/** The browser has brought the page back from the login as it was. */
function onKeptPage(end: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && end();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/**
 * After an answer that means "not signed in" it starts the login (throttled) and holds the answer back for 10 s, so that
 * the browser can leave without a flash of an error; the caller is told at once, so that a screen can say so meanwhile.
 * On other hosts the answer returns at once. Source: spec §8.
 */
export const holdUnauthorised: Link = async (exchange, next) => {
  await next();
  const { res } = exchange;
  if (!res || !('kind' in res) || res.kind !== 'unauthorised' || !isLoginHost()) return;
  const { callerSignal, onUnauthorised, mayStartLogin = true } = exchange.req.options;
  if (!mayStartLogin) return;
  onUnauthorised?.(res);
  startLogin({ isAutomatic: true });
  await wait(UNAUTHORISED_WAIT_MS, callerSignal, onKeptPage);
  if (callerSignal?.aborted) throw createAbortError();
};
