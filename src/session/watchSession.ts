import { hasLoginParameter, splitHash } from './addressPairs';
import { readChannel, readInviter } from './channel';
import { consumeHashAnswer } from './hashAnswer';
import { clearRedirect, isRedirecting } from './redirectRecord';
import { forgetLoginStart, holdAutomaticLogin } from './startLogin';

function handlePageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  // The back key brought back the frozen page that had left for the login.
  if (isRedirecting()) {
    clearRedirect();
    holdAutomaticLogin();
  }
  forgetLoginStart();
}

function handleHashChange(): void {
  if (hasLoginParameter(splitHash(window.location.hash).pairs) && consumeHashAnswer() === 'signedIn')
    forgetLoginStart();
}

/**
 * Starts the session of this document: takes the login answer out of the address, remembers the channel and the inviter, and keeps
 * watching for later login hashes and for a return from the browser's page cache. Call it once, before the router's
 * history is created. Returns the function that ends the watching.
 */
export function bootSession(): () => void {
  consumeHashAnswer();
  readChannel();
  readInviter();
  // Registered before the router's own listeners, so that it never sees a token.
  window.addEventListener('popstate', handleHashChange, true);
  window.addEventListener('hashchange', handleHashChange, true);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('popstate', handleHashChange, true);
    window.removeEventListener('hashchange', handleHashChange, true);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
