import { yuan } from '../money';
import { notify } from '../notice/store';
import { momentWords } from '../notice/words';
import { PAY_WINDOW_MS, REFUND_SPAN } from '../payment/limits';
import { refuse } from '../refusal';
import { DAY, nextId, serverNow } from '../state';
import { MOVED_UP_WINDOW_MS } from './limits';
import { allJoins, findOffer, joinedOf, needSignup } from './registry';
import { beginOf, endOf, hasSeat, isActive } from './seats';
import type { Join } from './types';

export const titleOf = (join: Join, now: number) => findOffer(join.code, join.packageId, now)?.title ?? '报名';

/** The screen of the form, at this very sign-up: a campaign may have several. */
export function routeOf({ code, packageId, joinId }: Join): string {
  const query = new URLSearchParams({ ...(packageId === '' ? {} : { packageId }), joinId });
  return `${needSignup(code).route}?${query}`;
}

/** Of the notice that asks him to pay, in whichever way he came to his seat. */
export const payKeyOf = ({ joinId }: Join) => `join-pay:${joinId}`;

function tellJoined(join: Join, now: number): void {
  notify(join.userId, {
    type: 'activity',
    key: `join:${join.joinId}`,
    at: now,
    title: joinedOf(join.code)?.done ?? '报名成功',
    summary: titleOf(join, now),
    action: { text: joinedOf(join.code)?.look ?? '看我的报名', route: routeOf(join) },
    campaign: join.code,
  });
}

/** Who waited is not on the screen: he reads that it is his now, and until when he has to pay. */
function tellMovedUp(join: Join, now: number): void {
  const { amountCents, payExpireAt, userId, code } = join;
  if (payExpireAt === null) return;
  notify(userId, {
    type: 'activity',
    key: payKeyOf(join),
    at: now,
    title: '候补有名额了',
    summary: `${titleOf(join, now)}，请在 ${momentWords(payExpireAt, now)} 前付款 ${yuan(amountCents)}`,
    until: payExpireAt,
    action: { text: '看我的报名', route: routeOf(join) },
    campaign: code,
  });
}

/** What came of waiting without his doing; nothing has been paid. */
function tellOver(join: Join, at: number, title: string, why: string): void {
  notify(join.userId, {
    type: 'activity',
    key: `join-over:${join.joinId}`,
    at,
    title,
    summary: `${titleOf(join, at)}，${why}`,
    action: { text: '看我的报名', route: routeOf(join) },
    campaign: join.code,
  });
}

/** Nobody has left, or not soon enough. */
export function endWaiting(join: Join, at: number): void {
  join.status = 'cancelled';
  join.reasonText = '没有等到名额，候补已结束';
  tellOver(join, at, '没有等到名额', '候补已结束，没有扣过款');
}

/** The time to pay is over. Who had waited was told of a seat, and has not seen it go. */
function loseSeat(join: Join, payExpireAt: number): void {
  giveUp(join, '没有在时间内付款，名额已放出', payExpireAt);
  if (payExpireAt <= join.createdAt + PAY_WINDOW_MS) return;
  tellOver(join, payExpireAt, '候补的名额已放出', `没有在 ${momentWords(payExpireAt, payExpireAt)} 前付款`);
}

/** He has a seat: it is his, or his until the time to pay is over. */
export function takeSeat(join: Join, now: number, payWindowMs: number): void {
  if (join.amountCents === 0) {
    join.status = 'joined';
    tellJoined(join, now);
    return;
  }
  join.status = 'toPay';
  join.orderNo = nextId('C');
  join.payExpireAt = Math.min(now + payWindowMs, Math.max(beginOf(join, now), now + PAY_WINDOW_MS));
}

/** He has waited for it, and has longer to pay. */
export function takeFreedSeat(join: Join, now: number): void {
  takeSeat(join, now, MOVED_UP_WINDOW_MS);
  tellMovedUp(join, now);
}

/** A seat is free: the first on the waiting list of its slot moves up. */
function moveUp(from: Join, now: number): void {
  const offer = findOffer(from.code, from.packageId, now);
  if (!offer || now >= offer.deadline) return;
  const [next] = allJoins()
    .filter(
      (join) =>
        join.status === 'waiting' &&
        join.code === from.code &&
        join.packageId === from.packageId &&
        join.slotId === from.slotId,
    )
    .sort((a, b) => a.createdAt - b.createdAt);
  if (next && hasSeat(next.code, offer, next.slotId, now)) takeFreedSeat(next, now);
}

export function giveUp(join: Join, reasonText: string, now: number): void {
  const hadSeat = join.status !== 'waiting';
  join.isPaying = false;
  join.reasonText = reasonText;
  if (join.paidAt === null) join.status = 'cancelled';
  else {
    join.status = 'refunding';
    join.returnedCents = join.amountCents;
    join.refundDueAt = now + DAY;
  }
  if (hadSeat) moveUp(join, now);
}

/** Lets pass what time alone decides. */
export function letTimePass(join: Join, now: number): void {
  const { payExpireAt } = join;
  if (join.status === 'toPay' && !join.isPaying && payExpireAt !== null && now >= payExpireAt)
    loseSeat(join, payExpireAt);
  if (join.status === 'joined' && now >= endOf(join, now)) join.status = 'done';
  if (join.status === 'refunding' && now >= join.refundDueAt) join.status = 'refunded';
  if (join.status === 'waiting' && now >= beginOf(join, now)) endWaiting(join, beginOf(join, now));
}

/** Everybody's, so that seats of unpaid ones are free again. */
export function sweepJoins(): Join[] {
  const now = serverNow();
  const joins = allJoins();
  for (const join of joins) letTimePass(join, now);
  return joins;
}

/** What cancelling would bring back now; undefined when he cannot cancel by himself. */
export function returnableOf(join: Join, now: number): { cash: number; text: string } | undefined {
  if (join.status === 'waiting') return { cash: 0, text: '退出候补，没有扣过款' };
  const given = { cash: 0, text: joinedOf(join.code)?.leaving ?? '没有扣过款，名额会放给下一位' };
  if (join.status === 'toPay') return join.isPaying ? undefined : given;
  if (join.status !== 'joined') return undefined;
  const begin = beginOf(join, now);
  const offer = findOffer(join.code, join.packageId, now);
  if (join.paidAt === null) return now < (offer?.cancelUntil ?? begin) ? given : undefined;
  const refundUntilMs = offer?.refundUntilMs ?? 0;
  if (now >= begin - refundUntilMs) return undefined;
  return { cash: join.amountCents, text: `${yuan(join.amountCents)} 原路退回，${REFUND_SPAN}到账` };
}

/** Why he cannot cancel by himself. */
export function whyNotCancel(join: Join): string {
  if (join.isPaying) return '正在确认付款，请稍后再取消';
  if (!isActive(join)) return '这次报名已经取消，不用再取消';
  return join.status === 'joined' ? '时间快到了，取消请打电话' : '现在不能取消，有变动请打电话';
}

export function findJoin(joinId: unknown): Join | undefined {
  return sweepJoins().find((join) => join.joinId === joinId);
}

export function findByOrder(orderNo: string): Join | undefined {
  return orderNo === '' ? undefined : sweepJoins().find((join) => join.orderNo === orderNo);
}

/** The member's own; refuses unknown ones (2010) and others' (2011). */
export function needOwnJoin(userId: string, joinId: unknown): Join {
  const join = findJoin(joinId);
  if (!join) throw refuse.notFound('没有找到这次报名，请到“我的报名”里看看');
  if (join.userId !== userId) throw refuse.notYours('这次报名是另一个账号的，请换账号登录');
  return join;
}

/** The money has arrived. Works once; what arrives for a seat that is gone goes back. */
export function settleJoin(join: Join, now: number): void {
  if (join.paidAt !== null) return;
  join.paidAt = now;
  join.isPaying = false;
  if (join.status === 'toPay') {
    join.status = 'joined';
    tellJoined(join, now);
    return;
  }
  join.status = 'refunding';
  join.returnedCents = join.amountCents;
  join.refundDueAt = now + DAY;
  join.reasonText = '付款到账时名额已放出，钱原路退回';
}
