import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import type { CardList } from './contract';
import { choosePlans, pickPlan } from './planCopy';

/** The card and plan that the address names, as far as they can be chosen; else the first ones. */
export function useChosenPlan(list: CardList | undefined) {
  const cardId = useQueryParam('cardId');
  const planId = useQueryParam('planId');
  const slotInAddress = useQueryParam('slot');
  const setQuery = useSetQuery();
  const card = list?.cards.find((each) => each.cardId === cardId) ?? list?.cards[0];
  const plans = choosePlans(card?.plans ?? []);
  const slots = list?.trialSlots ?? [];
  return {
    card,
    plans,
    plan: pickPlan(plans, planId),
    slot: slots.find((each) => each === slotInAddress) ?? slots[0],
    choosePlan: (chosen: string) => setQuery({ planId: chosen }, { replace: true }),
    chooseSlot: (chosen: string) => setQuery({ slot: chosen }, { replace: true }),
  };
}
