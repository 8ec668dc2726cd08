import type { Plan } from './contract';
import type { VipOrder, VipOrderDetail } from './orderContract';

/** What the intents to order a card or a trial begin with: an order that is over ends them. */
export const CARD_ORDER_INTENT = 'vip-order';

export function cardIntent({ planId }: Pick<Plan, 'planId'>) {
  return { intentKey: `${CARD_ORDER_INTENT}:${planId}` };
}

export const TRIAL_INTENT = { intentKey: `${CARD_ORDER_INTENT}:trial` };

/** An order that may still be paid, or is being confirmed; after it the same choice is another order. */
export function isOrderOpen({ status }: Pick<VipOrder, 'status'>): boolean {
  return status === 'waiting' || status === 'processing' || status === 'unknown';
}

/** After a refusal a refund can be asked for again. */
export function refundIntent({ orderNo, timeline }: Pick<VipOrderDetail, 'orderNo' | 'timeline'>) {
  return { intentKey: `vip-refund-${orderNo}`, about: () => timeline.length };
}

/** A code is used up once. */
export function activationIntent(code: string) {
  return { intentKey: `activate-${code}` };
}
