import { DAY, dayOf, defineStore, nextId, serverNow, startOfDay } from '../state';
import { findUser } from '../users';
import { type PastEntry, pastEntries, pastOf } from './history';
import { endsOf, expiryOfNewPoints, type Lot, sumOf } from './lots';

/** in: came in. out: went out. frozen: set aside until its order is paid or given up; counts as going out. */
export type RowType = 'in' | 'out' | 'frozen';

/** Of the points that expired. */
export const EXPIRY_BIZ_TYPE = 'expire';

export interface LedgerRow {
  id: string;
  type: RowType;
  title: string;
  /** What the available points changed by. */
  delta: number;
  before: number;
  after: number;
  at: number;
  bizType: string;
  bizNo: string;
  /** When frozen points come back unless they are used; null for all other rows. */
  releaseAt: number | null;
  /** Points that had gone out and came back, not earned anew, or that had come in and were taken back, not spent. */
  isReturn: boolean;
  /** What is to be said with the row; '' for nothing. */
  note: string;
}

export interface Hold {
  bizNo: string;
  taken: Lot[];
  rowId: string;
}

export interface Account {
  userId: string;
  lots: Lot[];
  /** Points that were taken back after they had been spent; there are no lots while there is a debt. */
  debt: number;
  holds: Hold[];
  /** What was spent of which lots, by bizNo: what comes back keeps its end. */
  spent: Map<string, Lot[]>;
  /** Oldest first. */
  rows: LedgerRow[];
}

function typeOf({ delta, releaseAt }: PastEntry): RowType {
  if (releaseAt !== undefined) return 'frozen';
  return delta < 0 ? 'out' : 'in';
}

function seedRows(userId: string, now: number): LedgerRow[] {
  const user = findUser(userId);
  let balance = 0;
  return (user ? pastEntries(user, now) : []).map((past) => {
    const before = balance;
    balance += past.delta;
    return {
      ...past,
      id: nextId('L'),
      type: typeOf(past),
      before,
      after: balance,
      releaseAt: past.releaseAt ?? null,
      isReturn: false,
      note: past.note ?? '',
    };
  });
}

function seedAccount(userId: string): Account {
  const now = serverNow();
  const user = findUser(userId);
  const { available, expiring } = pastOf(user?.persona ?? 'newcomer');
  const soon = startOfDay(dayOf(now + 26 * DAY));
  const lots = [
    { points: expiring, expireAt: soon },
    { points: available - expiring, expireAt: expiryOfNewPoints(now) },
  ];
  const rows = seedRows(userId, now);
  const holds = rows
    .filter(({ type }) => type === 'frozen')
    .map(({ id, bizNo, delta }) => ({
      bizNo,
      rowId: id,
      taken: [{ points: -delta, expireAt: expiryOfNewPoints(now) }],
    }));
  return { userId, lots, debt: 0, holds, spent: new Map(), rows };
}

const store = defineStore('points', () => ({ accounts: new Map<string, Account>() }));

/** What a member has to spend; below zero when he owes points. */
export function availableOf({ lots, debt }: Account): number {
  return sumOf(lots) - debt;
}

export interface Movement {
  title: string;
  bizType: string;
  bizNo: string;
  /** When it happened; now, unless told. What time alone brings is written when somebody looks. */
  at?: number;
}

/** Puts a row in the place of its moment, and counts the balances of those after it anew. */
function putRow({ rows }: Account, row: LedgerRow): void {
  const later = rows.filter(({ at }) => at > row.at);
  rows.splice(rows.length - later.length, 0, row);
  if (later.length === 0) return;
  for (const each of later) {
    row.before -= each.delta;
    each.before += row.delta;
    each.after += row.delta;
  }
  row.after = row.before + row.delta;
}

/** Writes a row for a change that the lots have not yet seen. */
export function writeRow(
  account: Account,
  delta: number,
  movement: Movement,
  more: Partial<LedgerRow> = {},
): LedgerRow {
  const before = availableOf(account);
  const row: LedgerRow = {
    id: nextId('L'),
    type: delta < 0 ? 'out' : 'in',
    title: movement.title,
    delta,
    before,
    after: before + delta,
    at: movement.at ?? serverNow(),
    bizType: movement.bizType,
    bizNo: movement.bizNo,
    releaseAt: null,
    isReturn: false,
    note: '',
    ...more,
  };
  putRow(account, row);
  return row;
}

/** What ends at one moment is one row, as it was told: a year of sign-ins are hundreds of lots. */
function expireLots(account: Account, now: number): void {
  for (const { points, at } of endsOf(account.lots).filter((end) => end.at <= now)) {
    writeRow(account, -points, { title: '积分到期', bizType: EXPIRY_BIZ_TYPE, bizNo: '', at });
    account.lots = account.lots.filter(({ expireAt }) => expireAt !== at);
  }
  account.lots = account.lots.filter(({ points }) => points > 0);
}

/** Puts points into an account; they pay what is owed first. */
export function putIn(account: Account, lots: readonly Lot[]): void {
  for (const { points, expireAt } of lots) {
    const paid = Math.min(account.debt, points);
    account.debt -= paid;
    if (points > paid) account.lots.push({ points: points - paid, expireAt });
  }
}

/** A member's account as of now: what has expired is gone. */
export function accountOf(userId: string): Account {
  const { accounts } = store();
  const account = accounts.get(userId) ?? seedAccount(userId);
  accounts.set(userId, account);
  expireLots(account, serverNow());
  return account;
}
