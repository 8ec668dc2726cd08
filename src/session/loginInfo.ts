import { LOGIN_INFO_KEY } from '@/shared/config/constants';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';

/** Who is signed in, as the server spells it. Both fields are '' for a guest. Source: spec §3. */
export interface LoginInfo {
  readonly login_access_token: string;
  readonly userId: string;
}

const GUEST: LoginInfo = { login_access_token: '', userId: '' };

const MAX_LENGTH = 4096;
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * Says whether a text can be a login token or a user id: not empty, at most 4096 characters, none of them a control
 * character. The server alone knows more of their shape.
 */
export function isLoginValue(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH && !CONTROL_CHARACTER.test(value)
  );
}

function parsed(): LoginInfo {
  const stored = readRecord(tabNotes, LOGIN_INFO_KEY);
  if (!stored || !isLoginValue(stored.login_access_token)) return GUEST;
  return { login_access_token: stored.login_access_token, userId: isLoginValue(stored.userId) ? stored.userId : '' };
}

/** Every part of a screen asks who is signed in: the text is taken apart when it has changed. */
let known: readonly [text: string | undefined, info: LoginInfo] = [undefined, GUEST];

/** Reads the login info of this tab; what is missing or does not fit gives the guest. Source: spec §3. */
export function readLoginInfo(): LoginInfo {
  const text = tabNotes.read(LOGIN_INFO_KEY);
  if (text !== known[0]) known = [text, parsed()];
  return known[1];
}

/** The login of this tab that the server no longer knows. */
let over = GUEST;

/** Says whether this tab holds a login token, and nothing has shown that its session has ended. Source: spec §6. */
export function isSignedIn(): boolean {
  return ![GUEST, over].includes(readLoginInfo());
}

/** The server knows the session no longer, or, with a new login, it does again. What is kept for the member stays. */
export function noteSessionOver(isOver = true): void {
  over = isOver ? readLoginInfo() : GUEST;
}
