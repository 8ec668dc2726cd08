import { addCloseBlocker } from '../consent/closing';
import type { Context, GuestContext } from '../handle';
import { refuse } from '../refusal';
import { giveUp, needOwnJoin, returnableOf, routeOf, sweepJoins, whyNotCancel } from './lifeCycle';
import { showOffer } from './offer';
import { needOffer, needSignup } from './registry';
import { isActive } from './seats';
import { showJoin } from './show';

export function getConfig({ query, user, now }: GuestContext) {
  const signup = needSignup(query.code);
  sweepJoins();
  return showOffer(signup, needOffer(signup.code, query.packageId, now), { user, now, addressId: query.addressId });
}

export function listMine({ query, user, now }: Context) {
  const { code } = needSignup(query.code);
  const mine = sweepJoins().filter((join) => join.code === code && join.userId === user.userId);
  return { joins: mine.sort((a, b) => b.createdAt - a.createdAt).map(showJoin), serverTime: now };
}

export function cancelJoin({ user, body, now }: Context) {
  const join = needOwnJoin(user.userId, body.joinId);
  const returned = returnableOf(join, now);
  if (!returned) throw refuse.alreadyDone(whyNotCancel(join));
  giveUp(join, '您取消了报名', now);
  return { returned };
}

addCloseBlocker('signup', (userId) => {
  const open = sweepJoins().find(
    (join) => join.userId === userId && join.amountCents > 0 && join.status !== 'done' && isActive(join),
  );
  return (
    open && {
      text: '您有进行中的活动报名，取消或完成后再注销',
      action: '看我的报名',
      route: routeOf(open),
    }
  );
});
