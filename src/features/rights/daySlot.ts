import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import type { DaySlot, RightsDay } from './dayContract';

/** The slot has begun and is not over, whether there is still something in it or not. */
export function isRunning(slot: DaySlot | undefined): boolean {
  return slot?.status === 'open' || slot?.status === 'soldOut';
}

/** Nothing of it has begun, also in the morning of the day itself: there is time to be reminded. */
export function isAhead({ status, slots: [first] }: Pick<RightsDay, 'status' | 'slots'>): boolean {
  return status === 'before' || (status === 'open' && first?.status === 'waiting');
}

/** The slot to show: the asked one, else the running one, else the next one, else the last one. */
export function chooseSlot(slots: readonly DaySlot[], wanted: string | undefined): string | undefined {
  const asked = slots.find(({ slotId }) => slotId === wanted);
  const running = slots.find(isRunning);
  const next = slots.find(({ status }) => status === 'waiting');
  return (asked ?? running ?? next ?? slots[slots.length - 1])?.slotId;
}

/** "10 月 18 日，286 人参与", of another year than that of `now` "2025-12-18，286 人参与". */
export function describeRecap({ date, people }: NonNullable<RightsDay['recap']>, now: number): string {
  return `${formatNearDay(Date.parse(`${date}T00:00+08:00`), '', now)}，${formatPoints(people)} 人参与`;
}
