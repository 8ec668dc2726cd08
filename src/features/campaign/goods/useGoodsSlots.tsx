import { useState } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { useMoment } from '@/shared/lib/useMoment';
import { type CampaignGoods, type GoodsSlot, getCampaignGoods } from './contract';
import { statusAt } from './slotStatus';

export interface ShownSlot extends GoodsSlot {
  isChosen: boolean;
}

interface Day {
  code: string;
  slots: readonly GoodsSlot[];
}

/**
 * The time slots of a campaign's day and the goods of the chosen one. The choice is in the address (`slot`); without one it
 * is the server's, and goes on with the clock. Slots begin and end by the server's clock, without a reload.
 */
export function useGoodsSlots(code: string) {
  const asked = useQueryParam('slot');
  const setQuery = useSetQuery();
  const pages = usePages(getCampaignGoods, { code, slot: asked, pageSize: 20 }, { rowKey: keyOf });
  useRefreshOnReturn(pages);
  // The slots stay in sight while the goods of another one are on their way.
  const [day, setDay] = useState<Day>();
  const { latest } = pages;
  if (latest && latest.slots !== day?.slots) setDay({ code, slots: latest.slots });
  const now = serverNow();
  const known = latest?.slots ?? (day?.code === code ? day.slots : []);
  useMoment(
    { ...pages, updatedAt: latest?.serverTime || pages.updatedAt },
    latest?.slots.flatMap(({ startAt, endAt }) => [startAt, endAt]) ?? [],
  );
  const chosenId = latest?.slot ?? asked;
  const slots: ShownSlot[] = known.map((slot) => ({
    ...slot,
    status: statusAt(slot, now),
    isChosen: slot.slotId === chosenId,
  }));
  return {
    pages,
    slots,
    chosen: slots.find(({ isChosen }) => isChosen),
    choose: (slotId: string) => setQuery({ slot: slotId }, { replace: true }),
  };
}

function keyOf({ slot, skuId }: CampaignGoods): string {
  return `${slot} ${skuId}`;
}

export type GoodsSlots = ReturnType<typeof useGoodsSlots>;
