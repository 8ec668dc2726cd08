import { keyed } from '@/shared/lib/keyed';
import type { YearMonth, YearReview, YearStat } from './contract';

/** The month with most sign-ins, the first of equals; undefined for a year without any. */
export function busiestMonth(months: readonly YearMonth[]): { month: number; days: number } | undefined {
  return months.reduce<{ month: number; days: number } | undefined>(
    (best, { month, days }) => (days !== null && days > (best?.days ?? 0) ? { month, days } : best),
    undefined,
  );
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
