import { twoDigits } from '@/shared/lib/timeFormat';
import type { SignStatus } from './contract';

/** One cell of the month: a day with its state, or an empty place before the first. */
export interface MonthCell {
  key: string;
  /** 1 to 31; undefined for an empty place. */
  dayOfMonth: number | undefined;
  day: string;
  /** makeUp: missed, and can still be signed for afterwards. */
  state: 'none' | 'done' | 'madeUp' | 'today' | 'makeUp' | 'missed' | 'later';
}

type Facts = Pick<SignStatus, 'today' | 'days' | 'makeup'>;

function stateOf(day: string, { today, days, makeup }: Facts): MonthCell['state'] {
  const signed = days.find((each) => each.day === day);
  if (signed) return signed.isMadeUp ? 'madeUp' : 'done';
  if (day === today) return 'today';
  if (day > today) return 'later';
  const isOffered = makeup.left > 0 && makeup.reasonText === undefined && makeup.from !== '';
  return isOffered && day >= makeup.from ? 'makeUp' : 'missed';
}

const DAYS_OF_WEEK = 7;

/** The cells of a month week by week. */
export function weeksOf(cells: readonly MonthCell[]): MonthCell[][] {
  const weeks: MonthCell[][] = [];
  for (let place = 0; place < cells.length; place += DAYS_OF_WEEK) weeks.push(cells.slice(place, place + DAYS_OF_WEEK));
  return weeks;
}

/** The month (YYYY-MM) before one, where the days from `from` on reach into it. */
export function monthBefore(month: string, from: string): string | undefined {
  const first = Date.parse(`${month}-01`);
  return first > Date.parse(from) ? new Date(first - 1).toISOString().slice(0, 7) : undefined;
}

/** The cells of a month (YYYY-MM; without it the month of the server's day), Monday first. An unusable day gives none. */
export function monthGrid(status: Facts, shown = status.today.slice(0, 7)): MonthCell[] {
  const [year = Number.NaN, month = Number.NaN] = shown.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1));
  if (Number.isNaN(first.getTime())) return [];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const blanks = (first.getUTCDay() + 6) % 7;
  const cells: MonthCell[] = [];
  for (let place = 0; place < blanks; place += 1) {
    cells.push({ key: `blank${place}`, dayOfMonth: undefined, day: '', state: 'none' });
  }
  for (let date = 1; date <= length; date += 1) {
    const day = `${shown}-${twoDigits(date)}`;
    cells.push({ key: day, dayOfMonth: date, day, state: stateOf(day, status) });
  }
  return cells;
}
