import type { RightDetail } from './contract';
import type { DayItem } from './dayContract';
import type { Discount } from './discountContract';

/** What is left and until when is part of the intent: the next month's share is another one. */
export function claimIntent(right: Pick<RightDetail, 'rightId' | 'remaining' | 'validTo' | 'refreshAt'>) {
  return { intentKey: `right:${right.rightId}`, about: () => [right.remaining, right.validTo, right.refreshAt] };
}

/** With another number of uses left, or those of another month, the same gift is a second one. */
export function transferIntent(right: Pick<RightDetail, 'rightId' | 'remaining' | 'refreshAt'>) {
  return { intentKey: `right-transfer:${right.rightId}`, about: () => [right.remaining, right.refreshAt] };
}

/** An offer may be taken more than once, each time with another number taken. */
export function discountIntent({ id, taken }: Pick<Discount, 'id' | 'taken'>) {
  return { intentKey: `discount:${id}`, about: () => taken };
}

/** One of the offers of a rights day. */
export function dayIntent(items: readonly Pick<DayItem, 'itemId' | 'taken'>[]) {
  return {
    intentKey: ({ itemId }: { itemId: string }) => `day:${itemId}`,
    about: ({ itemId }: { itemId: string }) => items.find((each) => each.itemId === itemId)?.taken,
  };
}
