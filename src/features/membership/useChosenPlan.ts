import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import type { CardList } from './contract';
import { choosePlan } from './planCopy';

const NONE = { trialSlots: [], cards: [] };

const isOther = (wanted: string | undefined, id: string | undefined) => wanted !== undefined && wanted !== id;

/** The card and plan that the address names, as far as they can be chosen; else the first ones. */
export function useChosenPlan(list: CardList | undefined) {
  const cardId = useQueryParam('cardId');
  const planId = useQueryParam('planId');
  const slotInAddress = useQueryParam('slot');
  const setQuery = useSetQuery();
  const { trialSlots: slots, cards } = list || NONE;
  const wantedSlot = slots.find((each) => each === slotInAddress);
  // What is no day was chosen by nobody, and is not to be read on the screen.
  const hasChosen = slotInAddress !== undefined && /^\d{4}-\d\d-\d\d$/.test(slotInAddress);
  const goneSlot = list !== undefined && hasChosen && wantedSlot === undefined ? slotInAddress : undefined;
  const { card, plans, plan } = choosePlan(cards, { cardId, planId });
  return {
    card,
    plans,
    plan,
    /** The address names a plan that cannot be chosen any more; another one stands in for it. */
    isReplaced: plan !== undefined && (isOther(planId, plan.planId) || isOther(cardId, card?.cardId)),
    /** The day on which a trial begins; undefined when none is free, or when the chosen one is not any more. */
    slot: goneSlot === undefined ? wantedSlot || slots[0] : undefined,
    /** The day that the member has chosen and that cannot be had any more, YYYY-MM-DD; nothing stands in for it. */
    goneSlot,
    choosePlan: (wanted: string) => setQuery({ planId: wanted }, { replace: true }),
    chooseSlot: (wanted: string) => setQuery({ slot: wanted }, { replace: true }),
  };
}

/** What is shown of the choice. */
export type ChosenPlan = Omit<ReturnType<typeof useChosenPlan>, 'isReplaced'>;
