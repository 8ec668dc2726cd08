import { comments } from '../comment/store';
import { onControl } from '../control';
import { needPersona, signIn } from '../control/builtin';
import type { GuestContext } from '../handle';
import { lottery } from '../lottery/store';
import { isFeatureOn, NAMES_OF_FEATURES } from '../platform/config';
import { rewards } from '../reward/store';
import { closeSession, SESSION_COOKIE } from '../session';
import { serverNow, serverState, setServerNow } from '../state';
import { studies } from '../study/store';
import { keepState, packState, returnToState, unpackState } from './snapshots';

const waiting = () => comments().rows.filter(({ auditStatus }) => auditStatus === 0);

/** What the drawer shows: who is there, when it is, what is ordered, and what waits for somebody's decision. */
function overview(_body: Record<string, unknown>, { user }: GuestContext) {
  return {
    now: serverNow(),
    isMoved: Math.abs(serverState().clockOffsetMs) > 1000,
    persona: user?.persona ?? null,
    faults: serverState().faults,
    features: Object.fromEntries(NAMES_OF_FEATURES.map((name) => [name, isFeatureOn(name)])),
    comments: waiting().map(({ commentId, content }) => ({ commentId, content })),
    applications: studies().rows.map(({ applyId, studyId, status }) => ({ applyId, studyId, status })),
    rewards: rewards()
      .rows.filter(({ status }) => status === 'toShip')
      .map(({ rewardId, name }) => ({ rewardId, name })),
    prizes: lottery({}).prizes.map(({ prizeId, name }) => ({ prizeId, name })),
  };
}

/** Takes a setting of a link over: data, then what it names besides. */
function take({ data, now, who, faults }: Record<string, unknown>, { res, req }: GuestContext) {
  if (data !== undefined) returnToState(data);
  if (typeof now === 'number') setServerNow(now);
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
