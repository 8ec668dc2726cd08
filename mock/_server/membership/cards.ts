import { planAtOffer } from '../campaign/plans';
import type { Context, GuestContext } from '../handle';
import { campaignIn } from '../order/campaignLink';
import { needInteger, refuse } from '../refusal';
import { DAY, dayOf, startOfDay } from '../state';
import { CARD, findPlan, NOTES, type PlanRow, plans, QUESTIONS, RIGHTS, TRIAL_PLACE } from './catalog';
import { membershipOf, myCard, previewExpiry } from './membership';
import { findMine } from './orderStore';

const TRIAL_SLOT_COUNT = 7;
const TRIED_STATUSES = ['processing', 'reserved', 'done', 'refunding'];

/** Whether a user has had his trial, which is one in a life, or a card of his own; an order that is not paid is neither. */
export function isTrialUsed(userId: string | undefined): boolean {
  if (userId === undefined) return false;
  if (membershipOf(userId)) return true;
  return findMine(userId).some((order) => order.type === 'trial_reserve' && TRIED_STATUSES.includes(order.status));
}

/** Stands for what the member saw: the price and the expiry that the days are added to. */
export function quoteOf(plan: PlanRow, userId: string | undefined): string {
  const base = userId === undefined ? 0 : (membershipOf(userId)?.expireAt ?? 0);
  return `${plan.planId}-${plan.priceCents}-${base}`;
}

export function toPlanView(plan: PlanRow, userId: string | undefined, now: number) {
  return {
    planId: plan.planId,
    name: plan.name,
    days: plan.days,
    price: plan.priceCents,
    originPrice: plan.originCents,
    ...(plan.originBasis ? { originBasis: plan.originBasis } : {}),
    trial: plan.isTrial,
    trialUsed: plan.isTrial && isTrialUsed(userId),
    newExpireAt: previewExpiry(userId, plan.days, now),
    ...(plan.couponText ? { note: plan.couponText } : {}),
    quoteId: quoteOf(plan, userId),
  };
}

/** The days from tomorrow on which a trial can begin. */
export function trialSlots(now: number): string[] {
  return Array.from({ length: TRIAL_SLOT_COUNT }, (_, index) => dayOf(now + (index + 1) * DAY));
}

export function slotStart(slot: string): number {
  return startOfDay(slot);
}

export function listCards({ user, query, now }: GuestContext) {
  const userId = user?.userId;
  const shown = plans().rows.map((plan) => planAtOffer(plan, campaignIn(query), now));
  return {
    my: userId === undefined ? null : myCard(userId, now),
    cards: [{ ...CARD, plans: shown.map((plan) => toPlanView(plan, userId, now)), rights: RIGHTS }],
    trialSlots: trialSlots(now),
    trialPlace: TRIAL_PLACE,
    notes: NOTES,
    questions: QUESTIONS,
    serverTime: now,
  };
}

/** QA's control call: a plan costs something else from now on. */
export function changePrice(body: Record<string, unknown>) {
  const plan = findPlan(body.planId);
  if (!plan) throw refuse.notFound('没有这个方案，请换一个方案');
  plan.priceCents = needInteger(body.price, '请给出价格，单位是分，整数', 1, 10_000_000);
  return { planId: plan.planId, price: plan.priceCents };
}

/** Refuses a purchase that the user's card rules out. */
export function refuseBuyer({ user, now }: Context): void {
  const { status, reasonText } = myCard(user.userId, now);
  if (status === 'permanent') throw refuse.alreadyDone('您已是永久会员，不用再买');
  if (status === 'closed') throw refuse.level(reasonText ?? '会员卡已停用，请联系客服');
}
