import { formatPoints } from '@/shared/lib/pointsFormat';
import type { Lottery, Prize } from './contract';

/** What is true of every lottery, also where nobody can draw. A narrow line breaks after its marks, into halves. */
export const PUBLIC_ODDS = '奖品、数量、概率都公开';

/** Two decimals, or as many as it takes for a rare prize not to look like one that nobody can win. */
const DECIMALS = [2, 3, 4, 5, 6];

/** A fraction as a percentage, "12.00%", "0.001%"; "--" when unknown. */
export function formatOdds(odds: number | null): string {
  if (odds === null) return '--';
  const percent = odds * 100;
  const decimals = DECIMALS.find((each) => Number(percent.toFixed(each)) > 0);
  return `${percent.toFixed(decimals ?? 2)}%`;
}

/** What is left of a prize: "612 / 2,000", "不限", or "—" for no prize. */
export function formatStock({ type, left, quantity }: Pick<Prize, 'type' | 'left' | 'quantity'>): string {
  if (type === 'none') return '—';
  if (left === 0) return '已发完';
  if (quantity === null) return '不限';
  return `${formatPoints(left)} / ${formatPoints(quantity)}`;
}

/** No prize is left: further draws are of no use. Without any prize nothing is known. */
export function areAllGone(prizes: ReadonlyArray<Pick<Prize, 'type' | 'left'>>): boolean {
  return prizes.length > 0 && prizes.every(({ type, left }) => type === 'none' || left === 0);
}

/** Nobody draws any more. */
export function isOver({ status, prizes }: Pick<Lottery, 'status' | 'prizes'>): boolean {
  return status >= 2 || (status === 1 && areAllGone(prizes));
}
