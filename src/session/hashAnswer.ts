import { addressBar } from '@/shared/lib/addressBar';
import {
  hashWithout,
  hasLoginParameter,
  LOGIN_PARAMETERS,
  NONCE_PARAMETER,
  type Pair,
  pairsOf,
  splitHash,
  valuesOf,
} from './addressPairs';
import { saveLoginInfo } from './changeSession';
import { isLoginValue, type LoginInfo } from './loginInfo';
import { clearRedirect, isAnswerTo, isRedirecting, type RedirectRecord, readRedirectRecord } from './redirectRecord';
import { holdAutomaticLogin } from './startLogin';

/**
 * Reads the login answer from the parameters of a page hash: exactly one token and at most one user id, both well formed.
 * Undefined when there is none. Source: spec §4 (step 2).
 */
export function parseAnswer(pairs: readonly Pair[]): LoginInfo | undefined {
  const [token, ...otherTokens] = valuesOf(pairs, 'login_access_token');
  const [userId = '', ...otherIds] = valuesOf(pairs, 'userId');
  if (!isLoginValue(token) || otherTokens.length > 0 || otherIds.length > 0) return undefined;
  return userId === '' || isLoginValue(userId) ? { login_access_token: token, userId } : undefined;
}

function scrubbedHash(hash: string, record: RedirectRecord | undefined): string {
  const left = hashWithout(hash, LOGIN_PARAMETERS);
  if (splitHash(left).route !== '') return left;
  // The answer names no route: back to where the member was.
  const pending = hashWithout(record?.hash ?? '', LOGIN_PARAMETERS);
  return pending.startsWith('#/') ? pending : '#/';
}

/** What the page hash said. notStored: signed in, but this browser forgets it with the document. */
export type HashAnswer = 'signedIn' | 'notStored' | 'refused' | 'none';

/**
 * Takes the login answer out of the page hash. Runs before the router starts, and again when the hash changes.
 *
 * - The token counts only if this tab has started a redirect (flag '1') and the record of that redirect fits; flag and
 *   record are removed in the same step, so that a repeated or forged address changes nothing.
 * - The token leaves the address in every case; what stands before '#' stays as it is, because signatures of the
 *   messaging app's SDK depend on it.
 * - Coming back without an answer (the back key, a refusal, a code that was used before) gives the redirect up: no
 *   automatic login until the member asks.
 *
 * Source: spec §4 (login flow). Never throws.
 */
export function consumeHashAnswer(): HashAnswer {
  const { hash, search } = window.location;
  const { pairs } = splitHash(hash);
  const hasAnswer = pairs.some((pair) => pair.name === 'login_access_token');
  const hasFlag = isRedirecting();
  const record = readRedirectRecord();
  clearRedirect();
  if (hasLoginParameter(pairs)) {
    addressBar.replaceHash(scrubbedHash(hash, record));
  }
  if (!hasAnswer) {
    if (hasFlag) holdAutomaticLogin();
    return 'none';
  }
  const answer = parseAnswer(pairs);
  const nonces = valuesOf([...pairsOf(search), ...pairs], NONCE_PARAMETER);
  const isOurs = hasFlag && (!record || isAnswerTo(record, nonces, Date.now()));
  if (!answer || !isOurs) return 'refused';
  return saveLoginInfo(answer) ? 'signedIn' : 'notStored';
}
