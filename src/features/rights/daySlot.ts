import type { DaySlot } from './dayContract';

/** The slot has begun and is not over, whether there is still something in it or not. */
export function isRunning(slot: DaySlot | undefined): boolean {
  return slot?.status === 'open' || slot?.status === 'soldOut';
}

/** The slot to show: the asked one, else the running one, else the next one, else the last one. */
export function chooseSlot(slots: readonly DaySlot[], wanted: string | undefined): string | undefined {
  const asked = slots.find(({ slotId }) => slotId === wanted);
  const running = slots.find(isRunning);
  const next = slots.find(({ status }) => status === 'waiting');
  return (asked ?? running ?? next ?? slots[slots.length - 1])?.slotId;
}
