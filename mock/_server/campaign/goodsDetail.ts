import type { Operate } from '../../../src/shared/lib/schema';
import type { Good } from '../mall/types';
import { describeOffer, judgeOffer, leftOf, limitLeftOf, type Offer, offerOf } from './goods';

/** The campaign's price of a good's first SKU that has one now. */
export function offerOfGood(word: string | undefined, { skus }: Good, now: number): Offer | undefined {
  for (const { skuId } of skus) {
    const offer = offerOf(word, skuId, now);
    if (offer) return offer;
  }
  return undefined;
}

/** A campaign's limit stands in the place of the mall's own. */
export function goodUnder(good: Good, offer: Offer | undefined): Good {
  return offer && offer.good.limit !== null ? { ...good, limitPerUser: null } : good;
}

/** A good as it stands in a campaign's slot: price, struck price and pieces of the SKU that the slot has. */
export function goodAtOffer(good: Good, offer: Offer | undefined): Good {
  if (!offer) return good;
  const { code, slot, good: offered } = offer;
  const { skuId, points, cashCents, origin } = offered;
  const stock = leftOf(code, slot.slotId, offered);
  return {
    ...good,
    originCents: origin?.cents ?? null,
    originBasis: origin?.basis ?? '',
    stockTotal: offered.stock,
    exchanged: offered.stock - stock,
    limitPerUser: offered.limit ?? good.limitPerUser,
    memberExtra: 0,
    skus: good.skus.map((sku) => (sku.skuId === skuId ? { ...sku, points, cashCents, stock } : sku)),
  };
}

/** Pieces that the member has taken at this price, where it has a limit. */
export function usedOfOffer({ code, good }: Offer, userId: string | undefined): number | undefined {
  const left = limitLeftOf(code, good, userId);
  return left === null || good.limit === null ? undefined : good.limit - left;
}

const CARD_ROUTE = { text: '看会员卡', route: '/membership-card' };

/** The main button where the slot says no; undefined where it says nothing. */
export function offerButton(offer: Offer | undefined, userId: string | undefined): Operate | undefined {
  const obstacle = offer && judgeOffer(offer, userId, 1);
  if (!obstacle) return undefined;
  const { code, text } = obstacle;
  const off = { key: 'exchange', text, enabled: false, reasonText: text };
  return code === 'level' ? { ...off, reasonAction: CARD_ROUTE } : off;
}

/** What is said of the price on the good's own screen. */
export function campaignNote(word: string | undefined, { skus }: Good, now: number) {
  for (const { skuId } of skus) {
    const campaign = describeOffer(word, skuId, now);
    if (campaign) return { campaign };
  }
  return {};
}
