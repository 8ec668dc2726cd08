import { memberTab } from '@/session/memberStorage';
import { useKeptDraft } from '@/session/useKeptDraft';
import { formatCents } from '@/shared/lib/money';
import type { GoodsOrderDetail } from './orderSchemas';

type Offer = NonNullable<GoodsOrderDetail['afterSaleOffer']>;

/** Longer than any amount that can be typed. */
const AMOUNT_LENGTH = 20;

/** What may be refunded of an item, as the form shows it. */
export function mostOf({ items }: Offer, itemId: string | undefined): string {
  return formatCents(items.find((item) => item.itemId === itemId)?.maxCash ?? 0);
}

const roomOf = (orderNo: string) => `afterSale:${orderNo}:`;

/** The order has its case: nothing that was filled in for it is left, whether its answer came or not. */
export const dropAfterSaleDrafts = (orderNo: string) => memberTab.clear(roomOf(orderNo));

/**
 * What a member has filled in for his next after-sale of an order: the case after that begins anew, and so does what the
 * offer no longer has.
 */
export function useAfterSaleDraft({ orderNo, afterSale }: GoodsOrderDetail, offer: Offer) {
  return useKeptDraft(roomOf(orderNo) + afterSale.length, (kept) => {
    const item = offer.items.find(({ itemId }) => itemId === kept.itemId);
    const { amount, images, unsent } = kept;
    return {
      itemId: (item ?? offer.items[0])?.itemId,
      type: (offer.types.find(({ key }) => key === kept.type) ?? offer.types[0])?.key,
      reason: offer.reasons.find((reason) => reason === kept.reason),
      amount:
        item && typeof amount === 'string' && amount.length <= AMOUNT_LENGTH
          ? amount
          : mostOf(offer, (item ?? offer.items[0])?.itemId),
      /** Addresses of the photos that are with the server. */
      images: Array.isArray(images) ? images.filter((url): url is string => typeof url === 'string') : [],
      /** How many were chosen and are not. */
      unsent: typeof unsent === 'number' && unsent > 0 ? unsent : 0,
    };
  });
}
