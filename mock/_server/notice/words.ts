import { dayOf, HOUR, startOfDay } from '../state';

/** A day as notices say it: 11 月 30 日, in another year than `now` 2027-03-19; `next` follows, after a space behind the long form. */
export function dayWords(at: number, now: number, next = ''): string {
  const day = dayOf(at);
  const [year, month, date] = day.split('-');
  return dayOf(now).startsWith(`${year}-`)
    ? `${Number(month)} 月 ${Number(date)} 日${next}`
    : [day, next].filter(Boolean).join(' ');
}

/** A moment of the day in China: 08:30. */
export function clockWords(at: number): string {
  return new Date(at + 8 * HOUR).toISOString().slice(11, 16);
}

/** A moment: 11 月 30 日 08:30, in another year than `now` 2027-03-19 08:30. */
export function momentWords(at: number, now: number): string {
  return `${dayWords(at, now)} ${clockWords(at)}`;
}

/** Until when, with the words behind it: what ends at a midnight ends with the day before, anything else at its time. */
export function untilWords(endAt: number, now: number, next: string): string {
  return startOfDay(dayOf(endAt)) === endAt ? dayWords(endAt - 1, now, next) : `${momentWords(endAt, now)} ${next}`;
}

/** A name and the words behind it, apart where the name ends with a number or a Latin letter: 护手霜 60 g 已发货. */
export function nameWords(name: string, words: string): string {
  return /[\dA-Za-z]$/.test(name) ? `${name} ${words}` : name + words;
}

/** A verb and the name behind it, apart where the name begins with a number or an amount: 抽中 ¥30.00 护理券. */
export function verbWords(verb: string, name: string): string {
  return /^[\d¥]/.test(name) ? `${verb} ${name}` : verb + name;
}
