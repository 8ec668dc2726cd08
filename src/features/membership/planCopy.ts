import { CENTS_PER_YUAN } from '@/shared/config/constants';
import { formatYuan } from '@/shared/lib/money';
import { DAY_MS, formatDay, formatLastDate } from '@/shared/lib/timeFormat';
import type { Card, MyCard, Plan } from './contract';

const DAYS_PER_MONTH = 30.4;

type Priced = Pick<Plan, 'price' | 'days'>;

/**
 * The price per month of a plan of two months or more, in cents, rounded to the nearest cent; undefined for a shorter plan
 * and when the price is unknown.
 */
export function monthlyCents({ price, days }: Priced): number | undefined {
  const months = Math.round(days / DAYS_PER_MONTH);
  return price === null || months < 2 ? undefined : Math.round(price / months);
}

/** The last line of a plan: what it comes to per month, or that nothing goes on by itself. */
export function describeMonthly(plan: Priced): string {
  const cents = monthlyCents(plan);
  return cents === undefined ? '到期不自动续' : `约 ${formatYuan(cents)}/月`;
}

/** "每天不到 ¥1.00" when it is so; '' otherwise and when the price is unknown. */
export function describeDaily({ price, days }: Priced): string {
  return price !== null && price > 0 && days > 0 && price < days * CENTS_PER_YUAN
    ? `每天不到 ${formatYuan(CENTS_PER_YUAN)}`
    : '';
}

/**
 * The price that is struck through beside the plan's own, in cents, and what it stands for; undefined without one, and for
 * one that is not higher: it would promise a saving that is none.
 */
export function originOf({
  price,
  originPrice,
  originBasis,
}: Pick<Plan, 'price' | 'originPrice' | 'originBasis'>): { basis: string; cents: number } | undefined {
  if (price === null || originPrice === null || originPrice <= price) return undefined;
  return { basis: originBasis ?? '划线价', cents: originPrice };
}

/** What the chosen plan does to the expiry, before anything is paid. '' when nothing can be bought. */
export function describeNewExpiry(my: MyCard | null, plan: Plan): { lead: string; day: string; note: string } {
  const day = formatLastDate(plan.newExpireAt);
  if (plan.trial) return { lead: `激活后可用 ${plan.days} 天`, day: '', note: '从您选的日子起可以激活' };
  switch (my?.status) {
    case 'active':
    case 'expiring':
      return { lead: '续费后有效期至', day, note: '从原到期日接着算' };
    case 'expired':
      return { lead: '续费后有效期至', day, note: '从今天算起' };
    default:
      return { lead: '开通后有效期至', day, note: '从今天算起' };
  }
}

/** How a trial that waits for its activation and the chosen plan add up; '' without such a trial. */
export function describeStacking(my: MyCard | null, plan: Plan): string {
  if (!my?.reserve || plan.trial || plan.newExpireAt === null) return '';
  const { days } = my.reserve;
  return `体验 ${days} 天 + ${plan.name} ${plan.days} 天，都用上后到 ${formatDay(plan.newExpireAt + days * DAY_MS - 1)}`;
}

/** The card and the plan with these ids as far as they can be chosen, else the first; a trial that was used cannot. */
export function choosePlan(cards: readonly Card[], wanted: { cardId: string | undefined; planId: string | undefined }) {
  const card = cards.find(({ cardId }) => cardId === wanted.cardId) || cards[0];
  const plans = card ? card.plans.filter((plan) => !(plan.trial && plan.trialUsed)) : [];
  return { card, plans, plan: plans.find(({ planId }) => planId === wanted.planId) || plans[0] };
}

/** The figures of a plan that changed, in one sentence. */
export function describePriceChange(shown: Plan, now: Plan): string {
  const parts = [
    shown.price === now.price ? '' : `价格由 ${formatYuan(shown.price)} 变为 ${formatYuan(now.price)}`,
    shown.newExpireAt === now.newExpireAt ? '' : `有效期至 ${formatLastDate(now.newExpireAt)}`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? `${parts.join('，')}。` : '会员状态有变化，请再核对一次。';
}

/** How long an order waits for its payment; without a number where it is not known. */
export function payWindowText(minutes: number | undefined): string {
  return `提交后请${minutes ? `在 ${minutes} 分钟内` : '及时'}付款，超时自动取消，不会扣费。`;
}
