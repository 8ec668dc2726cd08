import { nextId } from '../state';
import { CONFIRM_AFTER_MS, PROCESS_MS, SHIP_AFTER_MS } from './limits';
import { payOut } from './payOut';
import type { RewardRow } from './types';

function note(row: RewardRow, at: number, text: string): void {
  row.timeline.unshift({ at, text });
}

export function ship(row: RewardRow, at: number): void {
  row.status = 'shipped';
  row.shipAt = null;
  row.express = {
    company: '顺丰速运',
    no: nextId('SF1420'),
    phone: '95338',
    traces: [{ at, text: '包裹已打包出库' }],
  };
  note(row, at, '已发货');
}

/** Issues a reward: goods wait for an address, everything else arrives. */
export function issue(row: RewardRow, at: number): void {
  if (row.type === 'goods') {
    row.status = 'claim';
    row.retryAt = null;
    delete row.reasonText;
    note(row, at, '等您填写地址');
  } else {
    payOut(row, at);
  }
}

/** What time alone changes: deadlines pass, parcels leave and arrive, slow payments come through. */
export function settle(row: RewardRow, now: number): RewardRow {
  const issueAt = row.issueAt ?? row.wonAt + PROCESS_MS;
  if (row.status === 'processing' && issueAt <= now) issue(row, issueAt);
  if (row.status === 'failed' && row.retryAt != null && row.retryAt <= now) issue(row, row.retryAt);
  if (row.status === 'claim' && row.claimBefore !== null && row.claimBefore <= now) {
    row.status = 'expired';
    row.reasonText = '没有在期限内填写地址，已视为放弃';
    note(row, row.claimBefore, '已过期');
  }
  if (row.status === 'toShip' && row.shipAt !== null && row.shipAt <= now) ship(row, row.shipAt);
  const sentAt = row.express?.traces.at(-1)?.at;
  if (row.status === 'shipped' && sentAt !== undefined && sentAt + CONFIRM_AFTER_MS <= now) {
    receive(row, sentAt + CONFIRM_AFTER_MS, '系统确认收货');
  }
  return row;
}

export function receive(row: RewardRow, at: number, text: string): void {
  row.status = 'done';
  note(row, at, text);
}

export function noteAddress(row: RewardRow, now: number): void {
  const isFirst = row.status === 'claim';
  row.status = 'toShip';
  row.shipAt ??= now + SHIP_AFTER_MS;
  note(row, now, isFirst ? '已填写地址' : '已修改地址');
}
