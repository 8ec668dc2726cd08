import type { VipOrder } from './orderContract';

/** What the intents to order a card or a trial begin with. */
export const CARD_ORDER_INTENT = 'vip-order';

/** An order that may still be paid, or is being confirmed; after it the same choice is another order. */
export function isOrderOpen({ status }: Pick<VipOrder, 'status'>): boolean {
  return status === 'waiting' || status === 'processing' || status === 'unknown';
}
