import type { Context, GuestContext } from '../handle';
import { closeSession, SESSION_COOKIE } from '../session';
import { defineStore, MINUTE } from '../state';

const CODE_LIFE_MS = MINUTE;

const store = defineStore('account', () => ({
  memberCodes: new Map<string, { code: string; expireAt: number }>(),
}));

function randomDigits(length: number): string {
  const values = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(values, (value) => value % 10).join('');
}

/** A code that staff scans; it works for one minute, and a new one replaces it. */
export function createMemberCode({ user, now }: Context) {
  const code = { code: `66${randomDigits(16)}`, expireAt: now + CODE_LIFE_MS };
  store().memberCodes.set(user.userId, code);
  return { ...code, serverTime: now };
}

/** Who a member code belongs to, for staff calls; undefined when it is unknown or has expired. */
export function findUserByMemberCode(code: string, now: number): string | undefined {
  const found = [...store().memberCodes].find(([, each]) => each.code === code && each.expireAt > now);
  return found?.[0];
}

/** Ends the session; asking again is fine. */
export function logOut({ req, res }: GuestContext) {
  closeSession(req.headers.cookie);
  res.setHeader('Set-Cookie', `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  return {};
}
