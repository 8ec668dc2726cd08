import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import type { RightDetail, RightStatus } from './contract';

const STATUS_WORDS: Record<RightStatus, string> = {
  available: '可使用',
  notYet: '未到时间',
  usedUp: '已用完',
  expired: '已过期',
  locked: '还不能用',
  paused: '暂停使用',
};

export function describeStatus(status: RightStatus): string {
  return STATUS_WORDS[status];
}

interface Fact {
  term: string;
  value: string;
}

function describeLeft({ status, remaining, total, refreshAt }: RightDetail, now: number): string {
  if (total === null) return '不限次数';
  if (status === 'locked') return `${refreshAt === null ? '共' : '每月'} ${total} 次`;
  const refill = refreshAt === null ? '' : `，${formatNearDay(refreshAt, '恢复', now)}`;
  return `剩 ${remaining ?? 0} / ${total} 次${refill}`;
}

function describePeriod({ validFrom, validTo, status }: RightDetail, now: number): string {
  if (status === 'notYet' && validFrom !== null) return formatNearDay(validFrom, '起', now);
  return validTo === null ? '长期有效' : formatLastDay(validTo, '前有效', now);
}

/**
 * What stands below the title: who gives it, how often, until when. What is locked has no "until" and nothing left of it;
 * of what is expired no use is left to speak of.
 */
export function listFacts(right: RightDetail, now: number): Fact[] {
  const source = { term: '来源', value: right.holderName };
  if (right.status === 'expired') return [source];
  const facts = [source, { term: '次数', value: describeLeft(right, now) }];
  // Several sources are said with an end each.
  const hasOneEnd = right.status !== 'locked' && right.holders.length < 2;
  return hasOneEnd ? [...facts, { term: '有效期', value: describePeriod(right, now) }] : facts;
}
