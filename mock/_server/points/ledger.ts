import type { LedgerFilter } from '../../../src/features/points/ledgerContract';
import type { Context } from '../handle';
import { sweepBeforeLook } from '../mall/sweep';
import { choiceOf, pageOf, refuse } from '../refusal';
import { dayOf } from '../state';
import { type Account, accountOf, EXPIRY_BIZ_TYPE, type LedgerRow } from './accounts';
import { DAILY_SIGN } from './history';
import { balanceOf } from './index';
import { endsOf, nextToExpire } from './lots';

function sumRows(rows: readonly LedgerRow[]): number {
  return rows.reduce((sum, row) => sum + Math.abs(row.delta), 0);
}

/** What was given back was not spent, what was taken back not earned; what expired was neither. */
function totalsOf({ rows }: Account) {
  const sumOf = (type: LedgerRow['type'], isReturn: boolean) =>
    sumRows(rows.filter((row) => row.type === type && row.isReturn === isReturn && row.bizType !== EXPIRY_BIZ_TYPE));
  return {
    earnedTotal: sumOf('in', false) - sumOf('out', true),
    spentTotal: sumOf('out', false) - sumOf('in', true),
  };
}

export function getSummary({ user, now }: Context) {
  sweepBeforeLook();
  const account = accountOf(user.userId);
  return {
    ...balanceOf(user.userId),
    expiring: nextToExpire(account.lots, now),
    ...totalsOf(account),
    rulesKey: 'points',
    serverTime: now,
  };
}

export function listExpiring({ user }: Context) {
  sweepBeforeLook();
  return endsOf(accountOf(user.userId).lots);
}

/** A moment in a query; absent gives undefined. */
function momentOf(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const moment = Number(value);
  if (!Number.isSafeInteger(moment) || moment < 0) throw refuse.badInput('时间范围不对，请换一个');
  return moment;
}

const FILTERS: Readonly<Record<LedgerFilter, (row: Pick<LedgerRow, 'type'>) => boolean>> = {
  all: () => true,
  in: ({ type }) => type === 'in',
  out: ({ type }) => type !== 'in',
};

export function listLedger({ user, query }: Context) {
  sweepBeforeLook();
  const belongs = FILTERS[choiceOf(query.type, FILTERS, 'all')];
  const from = momentOf(query.from) ?? 0;
  const to = momentOf(query.to) ?? Number.MAX_SAFE_INTEGER;
  const rows = accountOf(user.userId)
    .rows.filter((row) => row.at >= from && row.at <= to)
    .filter(belongs)
    .map(showRow)
    .reverse();
  return pageOf(query.mergeSigns === 'true' ? mergeSigns(rows) : rows, query);
}

/** A row as a member sees it; a merged one stands between no balances. */
interface Shown extends Omit<LedgerRow, 'isReturn' | 'note' | 'before' | 'after'> {
  before: number | null;
  after: number | null;
  note?: string;
}

function showRow({ isReturn: _, note, ...row }: LedgerRow): Shown {
  return { ...row, ...(note === '' ? {} : { note }) };
}

/** The daily sign-ins of a month stand as one row at the place of its newest. */
function mergeSigns(rows: readonly Shown[]): Shown[] {
  const months = new Map<string, Shown[]>();
  for (const row of rows.filter(isDailySign)) {
    const month = dayOf(row.at).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return rows.flatMap((row) => {
    if (!isDailySign(row)) return [row];
    const month = dayOf(row.at).slice(0, 7);
    const same = months.get(month) ?? [];
    if (same[0] !== row) return [];
    const delta = same.reduce((sum, each) => sum + each.delta, 0);
    const title = `${Number(month.slice(5))} 月签到 ${same.length} 次`;
    const { note: _, ...first } = row;
    return [{ ...first, id: `sign-${month}`, title, delta, before: null, after: null }];
  });
}

function isDailySign({ title }: Shown): boolean {
  return title === DAILY_SIGN;
}
