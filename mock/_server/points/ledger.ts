import type { Context } from '../handle';
import { sweepBeforeLook } from '../mall/sweep';
import { pageOf, refuse } from '../refusal';
import { type Account, accountOf, type LedgerRow } from './accounts';
import { balanceOf } from './index';
import { nextToExpire } from './lots';

function sumRows(rows: readonly LedgerRow[]): number {
  return rows.reduce((sum, row) => sum + Math.abs(row.delta), 0);
}

function totalsOf({ rows }: Account) {
  const returned = sumRows(rows.filter((row) => row.isReturn));
  return {
    earnedTotal: sumRows(rows.filter((row) => row.type === 'in' && !row.isReturn)),
    spentTotal: sumRows(rows.filter((row) => row.type === 'out')) - returned,
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

/** A moment in a query; absent gives undefined. */
function momentOf(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const moment = Number(value);
  if (!Number.isSafeInteger(moment) || moment < 0) throw refuse.badInput('时间范围不对');
  return moment;
}

export function listLedger({ user, query }: Context) {
  sweepBeforeLook();
  const type = query.type ?? 'all';
  if (!['all', 'in', 'out'].includes(type)) throw refuse.badInput('没有这个分类');
  const from = momentOf(query.from) ?? 0;
  const to = momentOf(query.to) ?? Number.MAX_SAFE_INTEGER;
  const rows = accountOf(user.userId)
    .rows.filter((row) => row.at >= from && row.at <= to)
    .filter((row) => type === 'all' || (type === 'in') === (row.type === 'in'))
    .map(({ isReturn: _, note, ...row }) => ({ ...row, ...(note === '' ? {} : { note }) }))
    .reverse();
  return pageOf(rows, query);
}
