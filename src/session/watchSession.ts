import { hasLoginParameter, splitHash } from './addressPairs';
import { consumeHashAnswer } from './hashAnswer';
import { clearRedirect, isRedirecting, readRedirectRecord } from './redirectRecord';
import { explainAnswer } from './signIn';
import { forgetLoginStart, holdAutomaticLogin } from './startLogin';
import { stepOverLogin } from './stepOverLogin';

function handlePageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  // The back key brought back the frozen page that had left for the login.
  if (isRedirecting()) {
    clearRedirect();
    holdAutomaticLogin();
  }
  forgetLoginStart();
}

function takeLaterAnswer(): void {
  if (!hasLoginParameter(splitHash(window.location.hash).pairs)) return;
  const answer = consumeHashAnswer();
  if (answer === 'signedIn' || answer === 'notStored') forgetLoginStart();
  explainAnswer(answer);
}

/**
 * Starts the session of this document: takes the login answer out of the address and says so when it could not be taken,
 * and keeps watching for later login hashes and for a return from the browser's page cache. Call it once, before the
 * router's history is created. Returns the function that ends the watching.
 */
export function bootSession(): () => void {
  const record = readRedirectRecord();
  const answer = consumeHashAnswer();
  if (!stepOverLogin(answer, record)) explainAnswer(answer);
  // Registered before the router's own listeners, so that it never sees a token.
  window.addEventListener('popstate', takeLaterAnswer, true);
  window.addEventListener('hashchange', takeLaterAnswer, true);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('popstate', takeLaterAnswer, true);
    window.removeEventListener('hashchange', takeLaterAnswer, true);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
