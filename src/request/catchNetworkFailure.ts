import { isRedirecting } from '@/session/redirectRecord';
import { NETWORK_FAILURE_WAIT_MS } from '@/shared/config/constants';
import { networkFailure } from './envelope';
import type { Link } from './middleware';
import { createAbortError, wait } from './wait';

/**
 * Turns whatever is thrown further in (no connection, cut body, own time-out) into the network failure. While a login
 * redirect is under way it waits 3 s first, so that a request that the redirect cuts off flashes no error. Only the
 * caller's own abort is thrown on. Source: spec §8.
 */
export const catchNetworkFailure: Link = async (exchange, next) => {
  const { callerSignal } = exchange.req.options;
  try {
    await next();
  } catch {
    if (!callerSignal?.aborted && isRedirecting()) await wait(NETWORK_FAILURE_WAIT_MS, callerSignal);
    if (callerSignal?.aborted) throw createAbortError();
    exchange.res = networkFailure();
  }
};
