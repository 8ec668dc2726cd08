import { DAY, nextId, serverNow } from '../state';
import { type GrowthRow, rights } from './store';

/** What brings growth; the page of levels reads it here. */
export const GROWTH = { sign: 5, order: 50, course: 30 } as const;

export const LASTS_MS = 365 * DAY;

/** A member's growth now: what came within a year, less what was taken back of it. */
export function growthOf(userId: string, now = serverNow()): number {
  const live = rights().growth.filter((row) => row.userId === userId && row.expireAt > now);
  return Math.max(
    live.reduce((sum, { delta }) => sum + delta, 0),
    0,
  );
}

export function addGrowth(userId: string, gain: Pick<GrowthRow, 'title' | 'delta' | 'bizNo'>, at: number): void {
  rights().growth.unshift({ ...gain, growthId: nextId('GR'), userId, at, expireAt: at + LASTS_MS });
}

/** Takes back what an order gave, once. It counts as long as the gain would have. */
export function takeGrowthBack(userId: string, bizNo: string, title: string, at: number): void {
  const rows = rights().growth.filter((row) => row.userId === userId && row.bizNo === bizNo);
  const delta = -rows.reduce((sum, row) => sum + row.delta, 0);
  const [gain] = rows;
  if (!gain || delta === 0) return;
  rights().growth.unshift({ growthId: nextId('GR'), userId, title, delta, at, expireAt: gain.expireAt, bizNo });
}

/** The newest changes of a member's growth, the last one first. */
export function growthRowsOf(userId: string, count: number) {
  return rights()
    .growth.filter((row) => row.userId === userId)
    .sort((a, b) => b.at - a.at)
    .slice(0, count)
    .map(({ growthId, title, delta, at }) => ({ growthId, title, delta, at }));
}
