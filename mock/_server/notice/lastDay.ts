import { dayOf, HOUR, startOfDay } from '../state';

/**
 * When he is told on the last day who has asked for it: at nine in the morning, or an hour before the end where that is
 * earlier.
 */
export function lastDayAt(endAt: number): number {
  const day = startOfDay(dayOf(endAt - 1));
  return Math.max(day, Math.min(day + 9 * HOUR, endAt - HOUR));
}
