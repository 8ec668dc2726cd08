import { addressBar } from '@/shared/lib/addressBar';
import { researchPath } from '@/shared/lib/researchAddress';
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

/** Words that follow the address of the recruiting for research go before the router looks. */
function readLaterAddress(): void {
  takeLaterAnswer();
  const path = researchPath(window.location.hash);
  if (path !== undefined && `#${path}` !== window.location.hash) addressBar.replaceHash(`#${path}`);
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
  window.addEventListener('popstate', readLaterAddress, true);
  window.addEventListener('hashchange', readLaterAddress, true);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('popstate', readLaterAddress, true);
    window.removeEventListener('hashchange', readLaterAddress, true);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
