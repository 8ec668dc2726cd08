import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { CARD, findPlan, type PlanRow, RIGHTS } from '../membership/catalog';
import { myCard } from '../membership/membership';
import type { User } from '../users';
import { findCampaign, needCampaign, phaseOf } from './registry';

/** A card that costs less while a campaign runs. */
export interface CampaignPlan {
  planId: string;
  priceCents: number;
  /** Why no coupon goes with this price; said before anything is paid. */
  couponText: string;
}

export interface CampaignPlans {
  code: string;
  plans: readonly CampaignPlan[];
}

const offers = new Map<string, CampaignPlans>();

export function registerCampaignPlans(campaign: CampaignPlans): void {
  offers.set(campaign.code, campaign);
}

/** A plan with the price that holds for a member who comes from a campaign; '' for none. */
export function planAtOffer(plan: PlanRow, word: string, now: number): PlanRow {
  const campaign = findCampaign(word);
  const offer = offers.get(campaign?.code ?? '')?.plans.find(({ planId }) => planId === plan.planId);
  if (!campaign || !offer || phaseOf(campaign, now) !== 1) return plan;
  const { priceCents, couponText } = offer;
  return { ...plan, priceCents, originCents: plan.priceCents, originBasis: '方案价格', couponText };
}

function buttonOf(userId: string | undefined, route: string, isOver: boolean, now: number): Operate {
  const status = userId === undefined ? 'none' : myCard(userId, now).status;
  if (status === 'permanent') {
    const text = '您已是永久会员';
    return { key: 'buy', text, enabled: false, reasonText: text };
  }
  return leadTo('buy', isOver ? '补开卡' : '看会员卡', route);
}

/** The rows of campaign/detail: at the campaign's price while it runs, and at the usual one after it. */
export function showPlanOffers(code: string, user: User | undefined, now: number) {
  const campaign = needCampaign(code);
  const { plans = [] } = offers.get(code) ?? {};
  const phase = phaseOf(campaign, now);
  return plans.flatMap(({ planId, priceCents, couponText }) => {
    const plan = findPlan(planId);
    if (!plan) return [];
    const isOver = phase >= 2;
    const route = `/membership-card?cardId=${CARD.cardId}&planId=${planId}${isOver ? '' : `&from=${campaign.from ?? code}`}`;
    const reduced = isOver ? {} : { originPrice: plan.priceCents, originBasis: '方案价格', note: couponText };
    return [
      {
        cardId: CARD.cardId,
        planId,
        title: `${CARD.name}${plan.name}`,
        days: plan.days,
        rights: RIGHTS.length,
        price: isOver ? plan.priceCents : priceCents,
        originPrice: null,
        ...reduced,
        operate: [buttonOf(user?.userId, route, isOver, now)],
      },
    ];
  });
}
