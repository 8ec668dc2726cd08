import type * as v from 'valibot';
import { cents, count, id, operate, optionalText, record, text } from '@/shared/lib/schema';

/** A card that a campaign offers; the campaign's own answer brings it. */
export const planOffer = record({
  cardId: id(),
  planId: id(),
  title: text(),
  days: count(),
  /** How many rights the card has. */
  rights: count(),
  /** In cents. */
  price: cents(),
  /** Struck through, in cents, and what it is. */
  originPrice: cents(),
  originBasis: optionalText(),
  /** What to know of this price before paying. */
  note: optionalText(),
  /** Leads to the card. */
  operate: operate(),
});
export type PlanOfferRow = v.InferOutput<typeof planOffer>;
