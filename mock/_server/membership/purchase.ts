import { planAtOffer } from '../campaign/plans';
import type { ConsentKind } from '../consent/consentCopy';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { requireConsent } from '../consent/rules';
import { useCoupon as markCouponUsed } from '../coupon/wallet';
import type { Context } from '../handle';
import { campaignIn } from '../order/campaignLink';
import { PAY_WINDOW_MS } from '../payment/limits';
import { inviterIn, noteInvitee } from '../referral/rules';
import { needText, refuse } from '../refusal';
import { DAY, endOfDay, MINUTE } from '../state';
import { type CardDiscount, countPlan, holdCoupon, needDiscount } from './cardCoupons';
import { isTrialUsed, quoteOf, refuseBuyer, slotStart, toPlanView, trialSlots } from './cards';
import { CARD, findPlan, type PlanRow } from './catalog';
import { issueTrialCode } from './codes';
import { RESERVE_MS } from './limits';
import { grantDays, membershipOf } from './membership';
import { cancelUnpaid, changeStatus, findMine, findOrder, openOrder, whyOfNoUse } from './orderStore';
import type { VipOrder } from './types';

export function proveConsent(userId: string, type: ConsentKind, consentId: unknown): NonNullable<VipOrder['consent']> {
  const { version, acceptedAt } = requireConsent(userId, type, consentId);
  return { title: CONSENT_WORDINGS[type].title, version, acceptedAt };
}

/** A member has one unpaid order: one that he begins, or goes on with, takes the place of the others. */
function giveUpOthers(userId: string, kept: VipOrder | undefined, now: number): void {
  for (const order of findMine(userId).filter((each) => each.status === 'waiting' && each !== kept))
    cancelUnpaid(order, now, '您改选了其他方案', '改选其他方案，订单取消');
}

/** The same choice gives the unpaid order again, another choice takes its place. */
function reuseUnpaid(userId: string, plan: PlanRow, discount: CardDiscount, now: number): VipOrder | undefined {
  const amountCents = plan.priceCents - discount.discountCents;
  const unpaid = findMine(userId).filter((order) => order.status === 'waiting');
  const same = unpaid.find(
    (order) =>
      order.planId === plan.planId && order.amountCents === amountCents && order.couponId === discount.couponId,
  );
  giveUpOthers(userId, same, now);
  return same;
}

/** While money is on its way nothing else is sold, so that nobody pays twice by mistake. */
function refuseWhileProcessing(userId: string): void {
  const processing = findMine(userId).find((order) => order.status === 'processing');
  if (processing) throw refuse.alreadyDone('上一笔订单正在确认付款，请先看它的结果', { orderNo: processing.orderNo });
}

/** A plan that is sold, at the price of the campaign that the request names. */
function needPlan({ cardId, planId, campaign }: Record<string, unknown>, now: number): PlanRow {
  if (cardId !== CARD.cardId) throw refuse.notFound('没有这张会员卡，请回会员卡页重新选');
  const plan = findPlan(planId);
  if (!plan || plan.isTrial) throw refuse.notFound('没有这个方案，可能已下架，请换一个方案');
  return planAtOffer(plan, campaignIn({ campaign }), now);
}

export function previewOrder({ user, query, now }: Context) {
  const plan = needPlan(query, now);
  const { coupons, chosen, payCents } = countPlan(user.userId, plan, query.couponId || undefined, now);
  return {
    plan: toPlanView(plan, user.userId, now),
    coupons,
    ...(chosen ? { couponId: chosen.couponId } : {}),
    discount: plan.priceCents - payCents,
    payAmount: payCents,
    payMinutes: PAY_WINDOW_MS / MINUTE,
    serverTime: now,
  };
}

export function createOrder(ctx: Context) {
  const { body, user, now } = ctx;
  const { userId } = user;
  const plan = needPlan(body, now);
  if ('amount' in body || 'price' in body || 'payAmount' in body)
    throw refuse.badInput('金额由服务器计算，请重新核对订单');
  refuseBuyer(ctx);
  refuseWhileProcessing(userId);
  const consent = proveConsent(userId, 'vip', body.consentId);
  if (body.quoteId !== undefined && body.quoteId !== quoteOf(plan, userId))
    throw refuse.priceChanged(toPlanView(plan, userId, now));
  const discount = needDiscount(userId, plan, body.couponId, now);
  const order = reuseUnpaid(userId, plan, discount, now) ?? openCardOrder(userId, plan, discount, now);
  order.consent = consent;
  order.inviter = inviterIn(body) ?? order.inviter;
  order.campaign = campaignIn(body) || order.campaign;
  if (order.amountCents === 0) settlePaid(order.orderNo, '', now);
  return { orderNo: order.orderNo, amount: order.amountCents, expireAt: order.payExpireAt, payStatus: 0 };
}

function openCardOrder(userId: string, plan: PlanRow, discount: CardDiscount, now: number): VipOrder {
  const order = openOrder(
    {
      userId,
      type: membershipOf(userId) ? 'renew' : 'buy',
      planId: plan.planId,
      planName: plan.name,
      days: plan.days,
      amountCents: plan.priceCents - discount.discountCents,
      ...discount,
    },
    now,
  );
  holdCoupon(userId, discount, order.orderNo);
  return order;
}

export function createReserve(ctx: Context) {
  const { body, user, now } = ctx;
  const plan = findPlan('trial');
  if (!plan || body.trialCardId !== CARD.cardId) throw refuse.notFound('没有这张体验卡，请回会员卡页重新选');
  refuseBuyer(ctx);
  refuseWhileProcessing(user.userId);
  const unpaid = findMine(user.userId).find((order) => order.type === 'trial_reserve' && order.status === 'waiting');
  if (!unpaid && isTrialUsed(user.userId))
    throw refuse.alreadyDone('体验卡每人一次，您已经预约或体验过了，可以直接开通会员');
  const slot = needText(body.slot, '请选择开始的日子', 10);
  if (!trialSlots(now).includes(slot)) throw refuse.badInput('这一天不能预约，请换一天');
  const consent = proveConsent(user.userId, 'trial', body.consentId);
  giveUpOthers(user.userId, unpaid, now);
  const reserve = { slot, usableFrom: slotStart(slot), reserveExpireAt: endOfDay(now + RESERVE_MS), code: '' };
  const order =
    unpaid ??
    openOrder(
      {
        userId: user.userId,
        type: 'trial_reserve',
        planId: plan.planId,
        planName: plan.name,
        days: plan.days,
        amountCents: plan.priceCents,
      },
      now,
    );
  order.consent = consent;
  order.reserve = reserve;
  order.campaign = campaignIn(body) || order.campaign;
  return {
    orderNo: order.orderNo,
    status: order.status,
    amount: order.amountCents,
    reserveExpireAt: reserve.reserveExpireAt,
  };
}

function returnLateMoney(order: VipOrder, now: number): void {
  order.reasonText = '订单取消后才收到付款，已为您原路退回';
  order.returned = { cents: order.amountCents, days: 0 };
  order.refundDueAt = now + DAY;
  changeStatus(order, 'refunding', now, '收到付款时订单已取消，退款中');
}

function fulfil(order: VipOrder, now: number): void {
  if (order.reserve) {
    order.reserve.code = issueTrialCode(order);
    changeStatus(order, 'reserved', now, '付款成功，待激活');
    return;
  }
  if (order.couponId !== '') markCouponUsed(order.userId, order.couponId, '会员卡');
  const isFirstCard = membershipOf(order.userId) === undefined;
  order.newExpireAt = grantDays(order.userId, { days: order.days, isPermanent: false, isTrial: false }, now);
  changeStatus(order, 'done', now, '付款成功，会员已到账');
  if (order.inviter !== '') noteInvitee(order.inviter, order.userId, isFirstCard, now);
}

/** The money of an order has arrived. Grants exactly once; money for a closed order goes back. */
export function settlePaid(orderNo: string, channelName: string, now: number): void {
  const order = findOrder(orderNo);
  if (!order || order.paidAt !== null) return;
  order.paidAt = now;
  order.payChannel = channelName;
  const reason = whyOfNoUse(order);
  // The wallet was at it while he came to a card for ever, or his was stopped.
  if (order.status === 'processing' && reason !== '') cancelUnpaid(order, now, reason, '订单取消');
  if (order.status === 'cancelled') returnLateMoney(order, now);
  else fulfil(order, now);
}

/** The payment was closed or its time ran out. */
export function settleClosed(orderNo: string, now: number): void {
  const order = findOrder(orderNo);
  if (!order || (order.status !== 'waiting' && order.status !== 'processing')) return;
  cancelUnpaid(order, now, '付款已关闭', '付款关闭，订单取消');
}
