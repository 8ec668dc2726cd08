import { DAY, dayOf, defineStore, nextId, serverNow, startOfDay } from '../state';
import { findUser } from '../users';
import { pastEntries, pastOf } from './history';
import { expiryOfNewPoints, type Lot, sumOf } from './lots';

/** in: came in. out: went out. frozen: set aside until its order is paid or given up; counts as going out. */
export type RowType = 'in' | 'out' | 'frozen';

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
  /** Points that had gone out and came back; they are not earned anew. */
  isReturn: boolean;
}

export interface Hold {
  bizNo: string;
  taken: Lot[];
  rowId: string;
}

export interface Account {
  userId: string;
  lots: Lot[];
  holds: Hold[];
  /** Oldest first. */
  rows: LedgerRow[];
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
      type: past.delta < 0 ? 'out' : 'in',
      before,
      after: balance,
      releaseAt: null,
      isReturn: false,
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
  return { userId, lots, holds: [], rows: seedRows(userId, now) };
}

const store = defineStore('points', () => ({ accounts: new Map<string, Account>() }));

export function allAccounts(): Account[] {
  return [...store().accounts.values()];
}

export interface Movement {
  title: string;
  bizType: string;
  bizNo: string;
}

/** Writes a row for a change that the lots have not yet seen. */
export function writeRow(
  account: Account,
  delta: number,
  movement: Movement,
  more: Partial<LedgerRow> = {},
): LedgerRow {
  const before = sumOf(account.lots);
  const row: LedgerRow = {
    id: nextId('L'),
    type: delta < 0 ? 'out' : 'in',
    title: movement.title,
    delta,
    before,
    after: before + delta,
    at: serverNow(),
    bizType: movement.bizType,
    bizNo: movement.bizNo,
    releaseAt: null,
    isReturn: false,
    ...more,
  };
  account.rows.push(row);
  return row;
}

function expireLots(account: Account, now: number): void {
  for (const lot of account.lots.filter((each) => each.expireAt <= now && each.points > 0)) {
    writeRow(account, -lot.points, { title: '积分到期', bizType: 'expire', bizNo: '' }, { at: lot.expireAt });
    lot.points = 0;
  }
  account.lots = account.lots.filter((lot) => lot.points > 0);
}

/** A member's account as of now: what has expired is gone. */
export function accountOf(userId: string): Account {
  const { accounts } = store();
  const account = accounts.get(userId) ?? seedAccount(userId);
  accounts.set(userId, account);
  expireLots(account, serverNow());
  return account;
}
