import { tabNotes } from '@/shared/lib/deviceStorage';
import { NONCE_PARAMETER, pairsOf, valuesOf } from './addressPairs';
import type { HashAnswer } from './hashAnswer';
import type { RedirectRecord } from './redirectRecord';

/**
 * Keeps the back key out of the pages of the login. Pages that stay in the tab's history would show again, or send the
 * member on to the app as often as he goes back.
 *
 * - They lie below this page: the member goes on at the entry from which he had left, so that they lie above him.
 * - The answer of a login that was taken before comes again: the back key has led there, so back over the page.
 *
 * Returns true in the second case, in which there is nothing to be said. See docs/decisions/130.
 */
export function stepOverLogin(answer: HashAnswer, record: RedirectRecord | undefined): boolean {
  const { history, location } = window;
  const [nonce] = valuesOf(pairsOf(location.search), NONCE_PARAMETER);
  if (answer === 'refused' && nonce !== undefined && tabNotes.read('loginTaken') === nonce) {
    history.go(-2);
    return true;
  }
  if (answer === 'signedIn' && record) {
    tabNotes.write('loginTaken', record.returnRandomParam);
    const steps = history.length - record.depth;
    if (steps > 1) history.go(-steps);
  }
  return false;
}
