import { couponsOf, discountCents, lockCoupon, type OwnedCoupon } from '../coupon/wallet';
import { yuan } from '../money';
import { refuse } from '../refusal';
import type { PlanRow } from './catalog';
import { findMine } from './orderStore';

export interface CardDiscount {
  couponId: string;
  couponTitle: string;
  discountCents: number;
}

const NONE: CardDiscount = { couponId: '', couponTitle: '', discountCents: 0 };

/** A coupon that only the buyer's own unpaid card order holds: another order would set it free. */
function isLockedByOwnOrder({ userId, orderNo }: OwnedCoupon): boolean {
  return findMine(userId).some((order) => order.orderNo === orderNo && order.status === 'waiting');
}

function whyNot(owned: OwnedCoupon, plan: PlanRow): string {
  if (plan.couponText) return plan.couponText;
  if (owned.status === 'waiting') return '还没到可用时间';
  if (owned.status === 'frozen' && !isLockedByOwnOrder(owned)) return '另一笔待支付订单正在使用';
  const gap = owned.template.threshold - plan.priceCents;
  return gap > 0 ? `满 ${yuan(owned.template.threshold)} 可用` : '';
}

/** The member's coupons for cards, what saves most first; each with the reason when it cannot be used for this plan. */
export function cardCoupons(userId: string, plan: PlanRow, now: number) {
  return couponsOf(userId, now)
    .filter(({ template, status }) => template.useWay === 'card' && status !== 'used' && status !== 'expired')
    .map((owned) => {
      const reasonText = whyNot(owned, plan);
      const usable = reasonText === '' && !plan.isTrial;
      return {
        couponId: owned.couponId,
        title: owned.template.title,
        validTo: owned.validTo,
        usable,
        ...(usable ? {} : { reasonText: reasonText || '体验卡不能用券' }),
        discount: usable ? discountCents(owned.template, plan.priceCents) : 0,
      };
    })
    .sort((a, b) => b.discount - a.discount || a.validTo - b.validTo);
}

/** What the chosen coupon takes off a plan. '' or nothing chosen: no coupon. One that cannot be used is refused. */
export function needDiscount(userId: string, plan: PlanRow, couponId: unknown, now: number): CardDiscount {
  if (couponId === undefined || couponId === '' || couponId === 'none') return NONE;
  const found = cardCoupons(userId, plan, now).find((each) => each.couponId === couponId);
  if (!found) throw refuse.notFound('这张券不能用于会员卡，请换一张券');
  if (!found.usable) throw refuse.limit(`这张券现在不能用：${found.reasonText ?? ''}，请换一张券`);
  return { couponId: found.couponId, couponTitle: found.title, discountCents: found.discount };
}

/** The sum of a plan with one coupon: `wanted` or, when nothing is wanted, the one that saves most. */
export function countPlan(userId: string, plan: PlanRow, wanted: string | undefined, now: number) {
  const coupons = cardCoupons(userId, plan, now);
  const usable = coupons.filter((each) => each.usable);
  const chosen = wanted === undefined ? usable[0] : usable.find((each) => each.couponId === wanted);
  return { coupons, chosen, payCents: plan.priceCents - (chosen?.discount ?? 0) };
}

/** The order holds its coupon until it is paid or cancelled. */
export function holdCoupon(userId: string, { couponId }: CardDiscount, orderNo: string): void {
  if (couponId !== '') lockCoupon(userId, couponId, orderNo);
}
