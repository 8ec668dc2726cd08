import { formatNearDay } from '@/shared/lib/timeFormat';
import type { RightDetail, RightStatus } from './contract';

const STATUS_WORDS: Record<RightStatus, string> = {
  available: '可使用',
  notYet: '未到时间',
  usedUp: '已用完',
  expired: '已过期',
  locked: '金杏会员可用',
  paused: '暂停使用',
};

export function describeStatus(status: RightStatus): string {
  return STATUS_WORDS[status];
}

interface Fact {
  term: string;
  value: string;
}

function describeLeft({ remaining, total, refreshAt }: RightDetail, now: number): string {
  if (total === null) return '不限次数';
  const refill = refreshAt === null ? '' : `，${formatNearDay(refreshAt, '恢复', now)}`;
  return `剩 ${remaining ?? 0} / ${total} 次${refill}`;
}

function describePeriod({ validFrom, validTo, status }: RightDetail, now: number): string {
  if (status === 'notYet' && validFrom !== null) return formatNearDay(validFrom, '起', now);
  return validTo === null ? '长期有效' : formatNearDay(validTo, '前有效', now);
}

/** What stands below the title: who gives it, how often, until when. What is locked or expired has no "until". */
export function listFacts(right: RightDetail, now: number): Fact[] {
  const facts = [
    { term: '来源', value: right.holderName },
    { term: '次数', value: describeLeft(right, now) },
  ];
  const isHeld = right.status !== 'locked' && right.status !== 'expired';
  // Several sources are said with an end each.
  const hasOneEnd = isHeld && right.holders.length < 2;
  return hasOneEnd ? [...facts, { term: '有效期', value: describePeriod(right, now) }] : facts;
}
