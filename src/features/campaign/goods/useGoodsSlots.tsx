import { useEffect, useRef, useState } from 'react';
import { usePages } from '@/request/usePages';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { useTimeLeft } from '@/shared/ui/CountDown/useTimeLeft';
import { type CampaignGoods, type GoodsSlot, getCampaignGoods } from './contract';
import { nextChange, statusAt } from './slotStatus';

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
  // The slots stay in sight while the goods of another one are on their way.
  const [day, setDay] = useState<Day>();
  const { latest, updatedAt, refresh } = pages;
  if (latest && latest.slots !== day?.slots) setDay({ code, slots: latest.slots });
  // Rows that were kept for going back, or that were shown late, may be older than the slot that has begun since.
  const asksFor = useRef<number>();
  useEffect(() => {
    if (!latest) return;
    const change = nextChange(latest.slots, latest.serverTime || (updatedAt ?? 0));
    // Once for each moment: a server that is late would be asked without end.
    if (change === null || change > serverNow() || change === asksFor.current) return;
    asksFor.current = change;
    void refresh();
  }, [latest, updatedAt, refresh]);

  const now = serverNow();
  const known = latest?.slots ?? (day?.code === code ? day.slots : []);
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
    /** When the next slot begins or the present one ends; null when nothing more happens today. */
    changeAt: nextChange(known, now),
    refresh: () => void refresh(),
  };
}

function keyOf({ slot, skuId }: CampaignGoods): string {
  return `${slot} ${skuId}`;
}

export type GoodsSlots = ReturnType<typeof useGoodsSlots>;

/** Waits for a moment of the server's clock; shows nothing. */
export function WaitUntil({ moment, onPass }: { moment: number; onPass: () => void }) {
  useTimeLeft(moment, onPass);
  return null;
}
