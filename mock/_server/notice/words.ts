import { dayOf } from '../state';

/** A day as notices say it: 11 月 30 日, in another year than `now` 2027-03-19. */
export function dayWords(at: number, now: number): string {
  const day = dayOf(at);
  const [year, month, date] = day.split('-');
  return dayOf(now).startsWith(`${year}-`) ? `${Number(month)} 月 ${Number(date)} 日` : day;
}
