import { isCodeFailure } from '@/shared/lib/codeLoads';

/** Said of an error that has no words of its own. */
export const UNCAUGHT_TEXT = '页面出了点问题，请稍后再试';

/** What a browser says of its own work, and of a script from elsewhere that the host has put into the page. */
const NOISE = /^(ResizeObserver loop|Script error\.?$)/;

/** Errors that are no news for the member: a caller that left, code (asked for again elsewhere), noise. */
function isExpected(error: unknown): boolean {
  const { name = '', message = '' } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return name === 'AbortError' || isCodeFailure(error) || NOISE.test(message);
}

/** A script that came cut off, or as the page of somebody else: it is asked for again elsewhere. Broken data is an error of ours. */
function isBrokenScript(error: unknown): boolean {
  return error instanceof SyntaxError && !/JSON/.test(error.message);
}

/** Hands every uncaught error of the state layer on. Returns the function that ends it. Source: spec §8. */
export function installErrorGuard(tell: (error: unknown) => void): () => void {
  const report = (error: unknown) => {
    if (!isExpected(error)) tell(error);
  };
  const onError = (event: ErrorEvent) => {
    if (isBrokenScript(event.error)) return;
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
