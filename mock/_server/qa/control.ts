import { comments } from '../comment/store';
import { onControl } from '../control';
import { FAULT_KINDS, needPersona, signIn } from '../control/builtin';
import type { GuestContext } from '../handle';
import { lottery } from '../lottery/store';
import { isFeatureOn, NAMES_OF_FEATURES } from '../platform/config';
import { rewards } from '../reward/store';
import { closeSession, SESSION_COOKIE } from '../session';
import { sweepJoins } from '../signup/lifeCycle';
import { dayOf, MINUTE, resetServer, serverNow, serverState, setServerNow, startOfDay } from '../state';
import { studies } from '../study/store';
import { keepState, packState, returnToState, unpackState } from './snapshots';

const waiting = () => comments().rows.filter(({ auditStatus }) => auditStatus === 0);

/** What the drawer shows: who is there, when it is, what is ordered, and what waits for somebody's decision. */
function overview(_body: Record<string, unknown>, { user }: GuestContext) {
  return {
    now: serverNow(),
    isMoved: Math.abs(serverState().clockOffsetMs) > 1000,
    persona: user?.persona ?? null,
    faultKinds: FAULT_KINDS,
    faults: serverState().faults,
    features: Object.fromEntries(NAMES_OF_FEATURES.map((name) => [name, isFeatureOn(name)])),
    comments: waiting().map(({ commentId, content }) => ({ commentId, content })),
    applications: studies()
      .rows.filter(({ status }) => status !== 'withdrawn')
      .map(({ applyId, studyId, status }) => ({ applyId, studyId, status })),
    joins: sweepJoins()
      .filter(({ status }) => status === 'waiting')
      .map(({ joinId, code, packageId }) => ({ joinId, code, packageId })),
    rewards: rewards()
      .rows.filter(({ status }) => status === 'toShip')
      .map(({ rewardId, name }) => ({ rewardId, name })),
    prizes: lottery({}).prizes.map(({ prizeId, name }) => ({ prizeId, name })),
  };
}

/** This moment of today in China, "09:00". */
function todayAt(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return startOfDay(dayOf(Date.now())) + (hour * 60 + minute) * MINUTE;
}

/** Takes a setting of a link over: data, then what it names besides. */
function take({ fresh, clock, data, now, later, who, faults }: Record<string, unknown>, { res, req }: GuestContext) {
  if (fresh === true) resetServer();
  if (typeof clock === 'string') setServerNow(todayAt(clock));
  if (data !== undefined) returnToState(data);
  if (typeof now === 'number') setServerNow(now);
  if (typeof later === 'number') setServerNow(serverNow() + later);
  if (Array.isArray(faults)) serverState().faults = faults;
  if (typeof who === 'string') return signIn(needPersona(who), res);
  closeSession(req.headers.cookie);
  res.setHeader('Set-Cookie', `${SESSION_COOKIE}=; Path=/; Max-Age=0`);
  return {};
}

onControl('qaSee', overview);
onControl('qaTake', take);
onControl('qaKeep', () => ({ data: keepState() }));
onControl('qaSave', () => ({ file: packState().toString('base64') }));
onControl('qaLoad', ({ file }) => {
  unpackState(Buffer.from(String(file), 'base64'));
  return {};
});
onControl('qaMend', () => {
  serverState().faults = [];
  return {};
});
