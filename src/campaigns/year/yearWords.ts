import { keyed } from '@/shared/lib/keyed';
import type { YearMonth, YearReview, YearStat } from './contract';

/** The months with most sign-ins, and how many days each has; without a month for a year without any. */
export function busiestMonths(months: readonly YearMonth[]): { months: number[]; days: number } {
  const days = Math.max(0, ...months.map((each) => each.days ?? 0));
  return { months: days === 0 ? [] : months.filter((each) => each.days === days).map(({ month }) => month), days };
}

/** "10 月签到 24 天，是这一年里最多的一个月。", or that several months have as many. */
export function busiestLine(months: readonly YearMonth[]): string[] {
  const { months: busiest, days } = busiestMonths(months);
  if (busiest.length === 0) return [];
  const named = busiest.map((month) => `${month} 月`).join('、');
  return [
    busiest.length === 1
      ? `${named}签到 ${days} 天，是这一年里最多的一个月。`
      : `${named}都签到 ${days} 天，是这一年里最多的。`,
  ];
}

/** Points are told in a sentence, the other numbers stand side by side. */
export function splitStats(stats: readonly YearStat[]): { points: number | undefined; others: YearStat[] } {
  return {
    points: stats.find(({ key }) => key === 'points')?.value,
    others: stats.filter(({ key }) => key !== 'points'),
  };
}

/** What may stand on a picture that leaves the phone: what the server has marked, and nothing about care. */
export interface YearPicture {
  year: number;
  months: readonly YearMonth[];
  stats: readonly Pick<YearStat, 'label' | 'value'>[];
  badges: readonly string[];
}

const MOST_STATS = 4;
const MOST_BADGES = 6;

/** Takes from a review what may be shown to others. */
export function pictureOf({ year, months, stats, badges }: YearReview): YearPicture {
  return {
    year,
    months,
    stats: stats
      .filter(({ shareable, value }) => shareable && value > 0)
      .slice(0, MOST_STATS)
      .map(({ label, value }) => ({ label, value })),
    badges: badges
      .filter(({ at }) => at !== null)
      .map(({ name }) => name)
      .slice(0, MOST_BADGES),
  };
}

/** Where the dot of each month stands on an orbit, January at the left end, clockwise. Lengths in the drawing's own. */
export function orbitDots(orbit: {
  x: number;
  y: number;
  rx: number;
  ry: number;
}): { month: number; x: number; y: number }[] {
  return keyed(Array.from({ length: 12 }, () => orbit)).map(([place, { x, y, rx, ry }]) => {
    const angle = Math.PI + (place * Math.PI) / 6 + Math.PI / 12;
    return { month: place + 1, x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
  });
}

const BADGE_LINES = 2;

/** The names of badges in lines that break between two names only; what does not fit any more is left out. */
export function badgeLines(badges: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines = ['得到徽章：'];
  for (const [place, name] of badges.entries()) {
    const word = place < badges.length - 1 ? `${name}、` : name;
    const line = lines[lines.length - 1] ?? '';
    if (measure(line + word) <= width || line === '') lines[lines.length - 1] = line + word;
    else if (lines.length < BADGE_LINES) lines.push(word);
    else return [...lines.slice(0, -1), `${line.replace(/、$/, '')}等`];
  }
  return lines;
}
