import type { Context, GuestContext } from '../handle';
import { needText, refuse } from '../refusal';
import { closeSession, SESSION_COOKIE } from '../session';
import { defineStore, MINUTE } from '../state';
import { maskMobile, users } from '../users';

const CODE_LIFE_MS = MINUTE;
const SMS_CODE = '246810';
const MAX_WRONG_CODES = 5;
const LOCK_MS = 10 * MINUTE;

const store = defineStore('account', () => ({
  memberCodes: new Map<string, { code: string; expireAt: number }>(),
  wrongCodes: new Map<string, { count: number; at: number }>(),
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

function checkSmsCode(userId: string, value: unknown, now: number): void {
  const { wrongCodes } = store();
  const past = wrongCodes.get(userId);
  const wrong = past && now - past.at < LOCK_MS ? past : { count: 0, at: now };
  if (wrong.count >= MAX_WRONG_CODES) throw refuse.codeLocked(wrong.at + LOCK_MS);
  if (needText(value, '请输入验证码', 8) === SMS_CODE) {
    wrongCodes.delete(userId);
    return;
  }
  wrongCodes.set(userId, { count: wrong.count + 1, at: now });
  throw refuse.codeInvalid('验证码不正确，请核对，或重新获取', { attemptsLeft: MAX_WRONG_CODES - wrong.count - 1 });
}

export function bindMobile({ user, body, now }: Context) {
  const mobile = needText(body.mobile, '请输入手机号', 20);
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw refuse.badInput('手机号格式不对，请核对');
  checkSmsCode(user.userId, body.smsCode, now);
  const owner = users().list.find((each) => each.mobile === mobile);
  if (owner && owner.userId !== user.userId)
    throw refuse.alreadyDone('这个手机号已绑定另一个账号，请换账号登录，或联系客服');
  user.mobile = mobile;
  return { mobileMasked: maskMobile(mobile) };
}

/** Ends the session; asking again is fine. */
export function logOut({ req, res }: GuestContext) {
  closeSession(req.headers.cookie);
  res.setHeader('Set-Cookie', `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  return {};
}
