import { onControl } from '../control';
import { needPersona } from '../control/builtin';
import type { Context } from '../handle';
import { maskPhone } from '../masks';
import { needText, refuse } from '../refusal';
import { defineStore, MINUTE } from '../state';
import { personaUser, users } from '../users';

const SMS_CODE = '246810';
const CODE_PAUSE_MS = MINUTE;
const CODE_LIFE_MS = 10 * MINUTE;
const MAX_WRONG_CODES = 5;
const LOCK_MS = 10 * MINUTE;

const store = defineStore('mobile', () => ({
  /** By number: who has asked for the last code, and when. */
  sentCodes: new Map<string, { userId: string; at: number }>(),
  wrongCodes: new Map<string, { count: number; at: number }>(),
}));

function needMobile(value: unknown): string {
  const mobile = needText(value, '请输入手机号', 20);
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw refuse.badInput('手机号格式不对，请核对');
  return mobile;
}

function refuseTaken(mobile: string, userId: string): void {
  const owner = users().list.find((each) => each.mobile === mobile);
  if (owner && owner.userId !== userId)
    throw refuse.alreadyDone('这个手机号已绑定另一个账号，请换账号登录，或联系客服');
}

/** The wrong codes that still count; refuses when they are too many. */
function wrongCodesOf(userId: string, now: number) {
  const past = store().wrongCodes.get(userId);
  const wrong = past && now - past.at < LOCK_MS ? past : { count: 0, at: now };
  if (wrong.count >= MAX_WRONG_CODES) throw refuse.codeLocked(wrong.at + LOCK_MS);
  return wrong;
}

/** Sends a code to a number: one in a minute. */
export function sendMobileCode({ user: { userId }, body, now }: Context) {
  const mobile = needMobile(body.mobile);
  wrongCodesOf(userId, now);
  refuseTaken(mobile, userId);
  const { sentCodes } = store();
  const last = sentCodes.get(mobile);
  if (last && now < last.at + CODE_PAUSE_MS) throw refuse.tooOften(last.at + CODE_PAUSE_MS - now);
  sentCodes.set(mobile, { userId, at: now });
  return { nextAt: now + CODE_PAUSE_MS, serverTime: now };
}

function checkSmsCode(userId: string, mobile: string, value: unknown, now: number): void {
  const { sentCodes, wrongCodes } = store();
  const wrong = wrongCodesOf(userId, now);
  const typed = needText(value, '请输入验证码', 8);
  const sent = sentCodes.get(mobile);
  if (!sent && users().list.some((each) => each.userId === userId && each.mobile === mobile))
    throw refuse.codeInvalid('这个手机号已经绑定好了，请返回查看');
  if (sent?.userId !== userId || now >= sent.at + CODE_LIFE_MS)
    throw refuse.codeInvalid('这个手机号还没有验证码，或验证码已过期，请先获取');
  if (typed === SMS_CODE) {
    wrongCodes.delete(userId);
    return;
  }
  wrongCodes.set(userId, { count: wrong.count + 1, at: now });
  throw refuse.codeInvalid('验证码不正确，请核对，或重新获取', { attemptsLeft: MAX_WRONG_CODES - wrong.count - 1 });
}

/** A code binds once. */
export function bindMobile({ user, body, now }: Context) {
  const mobile = needMobile(body.mobile);
  checkSmsCode(user.userId, mobile, body.smsCode, now);
  refuseTaken(mobile, user.userId);
  store().sentCodes.delete(mobile);
  user.mobile = mobile;
  return { mobileMasked: maskPhone(mobile) };
}

// A member who came without a number, as some sign-ins bring them.
onControl('noMobile', ({ persona }) => {
  personaUser(needPersona(persona)).mobile = '';
  return {};
});
