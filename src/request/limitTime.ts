import type { Link } from './middleware';
import { createAbortError } from './wait';

const TIME_LIMIT_MS = 30_000;
const MONEY_TIME_LIMIT_MS = 60_000;

/**
 * Ends a request with its body after 30 s, after 60 s where money, points or a chance are spent, and at once when the
 * caller leaves. umi-request's own time-out ends neither the request nor a hanging body.
 */
export const limitTime: Link = async (exchange, next) => {
  const { options } = exchange.req;
  const { callerSignal } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, options.role === 'money' ? MONEY_TIME_LIMIT_MS : TIME_LIMIT_MS);
  callerSignal?.addEventListener('abort', abort);
  options.signal = controller.signal;
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(createAbortError()));
  });
  try {
    if (callerSignal?.aborted) throw createAbortError();
    // Old web-views ignore the signal, so the race decides.
    await Promise.race([next(), aborted]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
};
