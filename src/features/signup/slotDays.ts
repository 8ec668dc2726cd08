import { formatClock, formatDay, formatNearDay } from '@/shared/lib/timeFormat';
import type { Slot } from './contract';

/** The slots of one day, with what stands on its box. */
export interface SlotDay {
  /** YYYY-MM-DD in China time. */
  day: string;
  weekday: string;
  /** Of the month. */
  date: number;
  month: number;
  left: number;
  slots: readonly Slot[];
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** "周六" of a day such as 2026-11-28. */
export function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** The slots by day, in the order of their times; one without a time is left out. */
export function daysOf(slots: readonly Slot[]): SlotDay[] {
  const byDay = new Map<string, Slot[]>();
  const known = slots.filter(({ start }) => start !== null);
  for (const slot of [...known].sort((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    const day = formatDay(slot.start);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  return Array.from(byDay, ([day, own]) => ({
    day,
    weekday: weekdayOf(day),
    date: Number(day.slice(8)),
    month: Number(day.slice(5, 7)),
    left: own.reduce((sum, { left }) => sum + left, 0),
    slots: own,
  }));
}

/** "08:30–10:00" */
export function spanOf({ start, end }: Pick<Slot, 'start' | 'end'>): string {
  return `${formatClock(start)}–${formatClock(end)}`;
}

/** "11 月 28 日 周六 08:30–10:00", in another year "2027-01-09 周六 08:30–10:00"; '--' without a time. */
export function describeSlot(slot: Pick<Slot, 'start' | 'end'>): string {
  if (slot.start === null) return '--';
  return `${formatNearDay(slot.start)} ${weekdayOf(formatDay(slot.start))} ${spanOf(slot)}`;
}
