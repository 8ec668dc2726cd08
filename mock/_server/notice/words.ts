import { dayOf } from '../state';

/** A day as notices say it: 11 月 30 日, in another year than `now` 2027-03-19; `next` follows, after a space behind the long form. */
export function dayWords(at: number, now: number, next = ''): string {
  const day = dayOf(at);
  const [year, month, date] = day.split('-');
  return dayOf(now).startsWith(`${year}-`)
    ? `${Number(month)} 月 ${Number(date)} 日${next}`
    : [day, next].filter(Boolean).join(' ');
}
