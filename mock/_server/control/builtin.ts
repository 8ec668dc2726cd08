import type { GuestContext } from '../handle';
import { needInteger, needText, refuse } from '../refusal';
import { openSession, sessionCookie } from '../session';
import { resetServer, serverNow, serverState, setServerNow } from '../state';
import { type PersonaKey, personaUser, users } from '../users';
import { onControl } from './index';

export const FAULT_KINDS = [
  '500',
  '404',
  'drop',
  'lost',
  'bare',
  'slow',
  'malformed',
  'blocks',
  'empty',
  'wrongTypes',
  'unauthorized',
  'business',
];

/** One of the kinds; `business` may name the code that it refuses with, `slow` the milliseconds that it waits. */
export const isFaultKind = (kind: string): boolean =>
  FAULT_KINDS.includes(kind) || /^(business|slow):\d{1,6}$/.test(kind);

const MOST_TIMES = 10_000;
/** Moments that the seeds and calendars can count from. A moment in seconds or microseconds is outside. */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A persona by its name, or a refusal. */
export function needPersona(value: unknown): PersonaKey {
  const found = users().list.find((user) => user.persona === value);
  if (!found) throw refuse.badInput('没有这个角色');
  return found.persona;
}

/** Opens a session, sets its cookie and returns what the app keeps. */
export function signIn(persona: PersonaKey, res: GuestContext['res']) {
  const { userId } = personaUser(persona);
  const token = openSession(userId);
  res.setHeader('Set-Cookie', sessionCookie(token));
  return { login_access_token: token, userId };
}

onControl('login', (body, { res }) => signIn(needPersona(body.persona), res));

onControl('reset', () => {
  resetServer();
  return {};
});

onControl('fault', ({ path, kind, times = 1 }) => {
  const wanted = needText(path, '请给出路径');
  // A call is found by its path alone: with a query the fault would be taken and never happen.
  if (wanted !== '*' && !/^\/api\/[^?#]+$/.test(wanted))
    throw refuse.badInput('路径以 /api/ 开头，不带查询参数，或为 *');
  if (!isFaultKind(needText(kind, '请给出故障'))) throw refuse.badInput(`故障只能是 ${FAULT_KINDS.join(' ')}`);
  if (times === 0) throw refuse.badInput('次数为正整数；-1 表示一直如此');
  const wantedTimes = needInteger(times, '次数为正整数；-1 表示一直如此', -1, MOST_TIMES);
  serverState().faults.push({ path: wanted, kind: String(kind), times: wantedTimes });
  return {};
});

onControl('clock', ({ now }) => {
  const wanted = now === null ? Date.now() : needInteger(now, '时间为毫秒，在 2020 年到 2100 年之间', EARLIEST, LATEST);
  setServerNow(wanted);
  return { now: serverNow() };
});
