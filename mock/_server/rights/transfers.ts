import { rights, type TransferRow } from './store';

/** The uses that a member has handed on, that are not used and not over. */
export function openTransfers(userId: string | undefined, now: number): TransferRow[] {
  return rights().transfers.filter(
    (row) => row.userId === userId && !row.isUsed && (row.validTo === null || row.validTo > now),
  );
}

/** Until when the last of these uses can be used; null for ever. */
export function lastEndOf(rows: readonly TransferRow[]): number | null {
  const ends = rows.map(({ validTo }) => validTo);
  return ends.includes(null) ? null : Math.max(...ends.map(Number));
}
