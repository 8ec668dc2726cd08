import { LOGIN_INFO_KEY } from '@/shared/config/constants';
import { tabNotes } from '@/shared/lib/ownerless';
import { readRecord } from '@/shared/lib/storage';

/** Who is signed in, as the server spells it. Both fields are '' for a guest. Source: spec §3. */
export interface LoginInfo {
  readonly login_access_token: string;
  readonly userId: string;
}

const GUEST: LoginInfo = { login_access_token: '', userId: '' };

const MAX_LENGTH = 4096;
const CONTROL_CHARACTER = /\p{Cc}/u;

function isPrintable(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH && !CONTROL_CHARACTER.test(value)
  );
}

/** Says whether a text can be a login token: not empty, at most 4096 characters, none of them a control character. */
export function isToken(value: unknown): value is string {
  return isPrintable(value);
}

/** Says whether a text can be a user id; the same rule as for tokens, because the server alone knows their shape. */
export function isUserId(value: unknown): value is string {
  return isPrintable(value);
}

/** Reads the login info of this tab; what is missing or does not fit gives the guest. Source: spec §3. */
export function readLoginInfo(): LoginInfo {
  const stored = readRecord(tabNotes, LOGIN_INFO_KEY);
  if (!stored || !isToken(stored.login_access_token)) return GUEST;
  return { login_access_token: stored.login_access_token, userId: isUserId(stored.userId) ? stored.userId : '' };
}

/** Says whether this tab holds a login token. Source: spec §6. */
export function isSignedIn(): boolean {
  return readLoginInfo() !== GUEST;
}
