import { GLOBAL_ERROR_TOAST_MS } from '@/shared/config/constants';
import { isCodeFailure } from '@/shared/lib/codeLoads';
import { describeError } from '@/shared/lib/redact';
import { tellProblem } from './problems';

const DEFAULT_TEXT = '页面出了点问题，请稍后再试';

/** What a browser says of its own work, and of a script from elsewhere that the host has put into the page. */
const NOISE = /^(ResizeObserver loop|Script error\.?$)/;

/** Errors that are no news for the member: a caller that left, code (asked for again elsewhere), noise. */
function isExpected(error: unknown): boolean {
  const { name = '', message = '' } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return name === 'AbortError' || isCodeFailure(error) || NOISE.test(message);
}

/**
 * Shows every uncaught error of the state layer for 3 s: its message without addresses, secrets and personal numbers, cut
 * to 60 characters. The same words once in that time: the message is a change of the page, and an observer that fails at
 * each change (a host's, a translator's) would never end. Returns the function that ends it. Source: spec §8.
 */
export function installErrorGuard(show: (text: string, durationMs: number) => void): () => void {
  let shown = '';
  const report = (error: unknown) => {
    if (isExpected(error)) return;
    tellProblem('uncaught', error);
    const text = describeError(error) || DEFAULT_TEXT;
    if (text === shown) return;
    shown = text;
    show(text, GLOBAL_ERROR_TOAST_MS);
    setTimeout(() => {
      shown = '';
    }, GLOBAL_ERROR_TOAST_MS);
  };
  const onError = (event: ErrorEvent) => {
    // A failed <img> or <script> has no message and is handled where it is used.
    if (event.error || event.message) report(event.error ?? event);
  };
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
