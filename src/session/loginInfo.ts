import { LOGIN_INFO_KEY } from '@/shared/config/constants';
import { readRecord, sessionStore } from '@/shared/lib/storage';
import { announceSession } from './subscribeSession';

/** Who is signed in, as the server spells it. Both fields are '' for a guest. Source: spec §3. */
export interface LoginInfo {
  readonly login_access_token: string;
  readonly userId: string;
}

const GUEST: LoginInfo = { login_access_token: '', userId: '' };

const TOKEN_SHAPE = /^[\w.~+/=-]{8,4096}$/;
const USER_ID_SHAPE = /^[\w-]{1,64}$/;

/** Says whether a text can be a login token. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN_SHAPE.test(value);
}

/** Says whether a text can be a user id. */
export function isUserId(value: unknown): value is string {
  return typeof value === 'string' && USER_ID_SHAPE.test(value);
}

/** Reads the login info of this tab; what is missing or does not fit gives the guest. Source: spec §3. */
export function readLoginInfo(): LoginInfo {
  const stored = readRecord(sessionStore, LOGIN_INFO_KEY);
  if (!stored || !isToken(stored.login_access_token)) return GUEST;
  return { login_access_token: stored.login_access_token, userId: isUserId(stored.userId) ? stored.userId : '' };
}

/** Keeps the login info for this tab. */
export function saveLoginInfo(info: LoginInfo): void {
  sessionStore.write(LOGIN_INFO_KEY, JSON.stringify(info));
  announceSession();
}

/** Says whether this tab holds a login token. Source: spec §6. */
export function isSignedIn(): boolean {
  return readLoginInfo() !== GUEST;
}

/**
 * Ends the session in this tab: login info, redirect flag, drafts, intents and everything else that the app keeps in
 * session storage. Makes no request; subscribers drop what they hold in memory.
 */
export function endSession(): void {
  sessionStore.clear();
  announceSession();
}
