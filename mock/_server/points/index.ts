import { needInteger, refuse } from '../refusal';
import { BOOST_NOTE, multiply, timesOf } from '../rights/benefits';
import { serverNow } from '../state';
import { type Account, accountOf, availableOf, type Hold, type Movement, putIn, writeRow } from './accounts';
import { expiryOfNewPoints, type Lot, renewed, sumOf, takeFrom } from './lots';

export interface PointsMovement extends Movement {
  /** A whole number of points, 0 or more. */
  points: number;
}

interface PointsFreeze extends PointsMovement {
  /** When the points come back unless they are used. */
  releaseAt?: number;
}

export function balanceOf(userId: string): { available: number; frozen: number } {
  const account = accountOf(userId);
  return {
    available: availableOf(account),
    frozen: account.holds.reduce((sum, hold) => sum + sumOf(hold.taken), 0),
  };
}

function needEnough(account: Account, points: number) {
  needInteger(points, '积分数量不对，请重新核对', 0);
  const gap = points - availableOf(account);
  if (gap > 0) throw refuse.points(gap);
}

/** Takes points at once, or refuses (2005) and changes nothing. Returns the balance after. */
export function spend(userId: string, movement: PointsMovement): number {
  const account = accountOf(userId);
  needEnough(account, movement.points);
  if (movement.points > 0) {
    writeRow(account, -movement.points, movement);
    noteSpent(account, movement.bizNo, takeFrom(account.lots, movement.points));
  }
  return availableOf(account);
}

function noteSpent({ spent }: Account, bizNo: string, taken: readonly Lot[]): void {
  if (bizNo !== '') spent.set(bizNo, [...(spent.get(bizNo) ?? []), ...taken]);
}

/** Gives points. Returns the balance after. */
export function earn(userId: string, movement: PointsMovement & { note?: string }): number {
  const account = accountOf(userId);
  const { points, note = '', at = serverNow() } = movement;
  needInteger(points, '积分数量不对，请重新核对', 0);
  if (points > 0) {
    writeRow(account, points, movement, { note });
    putIn(account, [{ points, expireAt: expiryOfNewPoints(at) }]);
  }
  return availableOf(account);
}

/** Gives points back that were spent under the same bizNo, with the end that they had. */
export function giveBack(userId: string, movement: PointsMovement): void {
  const account = accountOf(userId);
  const { points, bizNo, at = serverNow() } = movement;
  needInteger(points, '积分数量不对，请重新核对', 0);
  if (points === 0) return;
  writeRow(account, points, movement, { isReturn: true });
  const taken = takeFrom(
    (account.spent.get(bizNo) ?? []).filter((lot) => lot.points > 0),
    points,
  );
  const unknown = points - sumOf(taken);
  putIn(account, renewed(taken, at));
  if (unknown > 0) putIn(account, [{ points: unknown, expireAt: expiryOfNewPoints(at) }]);
}

/** What so many points of a sign-in or an exchange come to for a member now. */
export function boosted(userId: string, points: number): number {
  return multiply(points, timesOf(userId, serverNow()));
}

/** Gives points of a sign-in or an exchange. Returns what they came to. */
export function earnBoosted(userId: string, movement: PointsMovement): number {
  const points = boosted(userId, movement.points);
  earn(userId, { ...movement, points, note: points > movement.points ? BOOST_NOTE : '' });
  return points;
}

/** Takes back points that were given for something that was undone; what is spent already is owed. */
export function takeBack(userId: string, movement: PointsMovement): void {
  const account = accountOf(userId);
  const { points } = movement;
  if (points === 0) return;
  writeRow(account, -points, movement, { isReturn: true });
  const there = Math.min(points, sumOf(account.lots));
  takeFrom(account.lots, there);
  account.lots = account.lots.filter((lot) => lot.points > 0);
  account.debt += points - there;
}

/** Sets points aside for an order that is not yet paid, or refuses (2005). One bizNo has at most one hold. */
export function freeze(userId: string, movement: PointsFreeze): number {
  const account = accountOf(userId);
  needEnough(account, movement.points);
  if (account.holds.some((each) => each.bizNo === movement.bizNo)) throw refuse.alreadyDone('这笔积分已经冻结');
  if (movement.points > 0) {
    const row = writeRow(account, -movement.points, movement, {
      type: 'frozen',
      releaseAt: movement.releaseAt ?? null,
    });
    account.holds.push({ bizNo: movement.bizNo, taken: takeFrom(account.lots, movement.points), rowId: row.id });
  }
  return availableOf(account);
}

function endHold(account: Account, bizNo: string): Hold | undefined {
  const hold = account.holds.find((each) => each.bizNo === bizNo);
  if (!hold) return undefined;
  account.holds = account.holds.filter((each) => each !== hold);
  const row = account.rows.find((each) => each.id === hold.rowId);
  if (row) Object.assign(row, { type: 'out', releaseAt: null });
  return hold;
}

/** The frozen points of a bizNo are spent. Returns false when there are none (nothing happens then). */
export function settle(userId: string, bizNo: string): boolean {
  const account = accountOf(userId);
  const hold = endHold(account, bizNo);
  if (hold) noteSpent(account, bizNo, hold.taken);
  return hold !== undefined;
}

/** The frozen points of a bizNo come back with their old expiry. Returns false when there are none. */
export function release(userId: string, bizNo: string, title: string, at = serverNow()): boolean {
  const account = accountOf(userId);
  const hold = endHold(account, bizNo);
  if (!hold) return false;
  const bizType = account.rows.find((each) => each.id === hold.rowId)?.bizType ?? 'order';
  writeRow(account, sumOf(hold.taken), { title, bizType, bizNo, at }, { isReturn: true });
  putIn(account, renewed(hold.taken, at));
  return true;
}
