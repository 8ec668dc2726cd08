import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import type { CardList } from './contract';
import { choosePlan } from './planCopy';

/** The card and plan that the address names, as far as they can be chosen; else the first ones. */
export function useChosenPlan(list: CardList | undefined) {
  const cardId = useQueryParam('cardId');
  const planId = useQueryParam('planId');
  const slotInAddress = useQueryParam('slot');
  const setQuery = useSetQuery();
  const slots = list?.trialSlots ?? [];
  return {
    ...choosePlan(list?.cards ?? [], { cardId, planId }),
    slot: slots.find((each) => each === slotInAddress) ?? slots[0],
    choosePlan: (chosen: string) => setQuery({ planId: chosen }, { replace: true }),
    chooseSlot: (chosen: string) => setQuery({ slot: chosen }, { replace: true }),
  };
}

export type ChosenPlan = ReturnType<typeof useChosenPlan>;
