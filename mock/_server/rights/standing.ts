import type { RightStatus } from '../../../src/features/rights/contract';
import { hasActiveCard, membershipOf } from '../membership/membership';
import { dayWords } from '../notice/words';
import { dayOf, startOfDay } from '../state';
import { LEVELS, type RightRow } from './catalog';
import { liveGiftsOf, totalOf } from './gifts';
import { growthOf } from './growth';
import { isPaused } from './pauses';
import { rights } from './store';

/** The level that a user has reached: 2 with a running card, else by growth. */
export function levelOf(userId: string): 0 | 1 | 2 {
  if (hasActiveCard(userId)) return 2;
  return levelByGrowth(userId);
}

function levelByGrowth(userId: string): 0 | 1 {
  return growthOf(userId) >= LEVELS[1].need ? 1 : 0;
}

interface Holder {
  name: string;
  validFrom: number | null;
  validTo: number | null;
}

function levelHolders(userId: string, { level }: RightRow): Holder[] {
  if (level === undefined || levelOf(userId) < level) return [];
  const growthLevel = levelByGrowth(userId);
  const byGrowth =
    level < 2 && growthLevel >= level ? [{ name: LEVELS[level].name, validFrom: null, validTo: null }] : [];
  const byCard = hasActiveCard(userId)
    ? [{ name: '金杏会员', validFrom: null, validTo: membershipOf(userId)?.expireAt ?? null }]
    : [];
  return level === 0 ? byGrowth : [...byGrowth, ...byCard];
}

function startOfMonth(now: number): number {
  return startOfDay(`${dayOf(now).slice(0, 7)}-01`);
}

/** The first moment of the next month (China time). */
export function startOfNextMonth(now: number): number {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return startOfDay(`${next}-01`);
}

/** How often a right was used (or handed on) in the period that counts. */
export function usedTimes(userId: string, right: RightRow, now: number): number {
  const from = right.isMonthly ? startOfMonth(now) : 0;
  return rights().usage.filter((row) => row.userId === userId && row.rightId === right.rightId && row.at >= from)
    .length;
}

export interface Standing {
  status: RightStatus;
  holders: Holder[];
  remaining: number | null;
  total: number | null;
  reasonText: string;
}

function judge(right: RightRow, holders: Holder[], hadIt: boolean, remaining: number | null, now: number): RightStatus {
  if (holders.length === 0) return hadIt ? 'expired' : 'locked';
  if (isPaused(right.rightId, now)) return 'paused';
  if (holders.every(({ validFrom }) => validFrom !== null && validFrom > now)) return 'notYet';
  return remaining === 0 ? 'usedUp' : 'available';
}

/** Of a right that no level gives; a guest, who may have it, reads it too. */
const NOT_GIVEN = '抽奖或护理套餐可以得到这项权益';

function reasonOf(status: RightStatus, right: RightRow, holders: Holder[], now: number): string {
  switch (status) {
    case 'paused':
      return right.pausedText;
    case 'notYet':
      return dayWords(holders[0]?.validFrom ?? now, now, '起可用');
    case 'usedUp':
      return right.isMonthly
        ? `这个月已用完，${dayWords(startOfNextMonth(now), now, '恢复')}`
        : '次数已经用完，可以看看其他权益';
    case 'expired':
      return '已过有效期';
    case 'locked':
      if (right.level === 0) return '登录后可用';
      if (right.level === undefined) return NOT_GIVEN;
      return right.level === 1 ? `${LEVELS[1].needText} 或开通金杏会员后可用` : '需要金杏会员卡';
    case 'available':
      return '';
  }
}

/** How a right stands for a user; a guest has none. */
export function standingOf(userId: string | undefined, right: RightRow, now: number): Standing {
  const gifts = liveGiftsOf(userId, right, now);
  const hadGift = rights().gifts.some((gift) => gift.userId === userId && gift.rightId === right.rightId);
  const holders =
    userId === undefined
      ? []
      : [
          ...levelHolders(userId, right),
          ...gifts.map(({ name, validFrom, validTo }) => ({ name, validFrom, validTo })),
        ];
  const used = userId === undefined ? 0 : usedTimes(userId, right, now);
  const total = totalOf(right, gifts);
  const remaining = total === null ? null : Math.max(total - used, 0);
  const status = judge(right, holders, hadGift, remaining, now);
  return { status, holders, remaining, total, reasonText: reasonOf(status, right, holders, now) };
}

/** The end of a right: the latest of its holders; null when one of them has no end. */
export function endOf({ holders }: Standing): number | null {
  const ends = holders.map(({ validTo }) => validTo);
  return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.map(Number));
}

/** Until when a use that is taken now can be used: what a month gives ends with the month. */
export function endOfUse(right: RightRow, standing: Standing, now: number): number | null {
  const end = endOf(standing);
  return right.isMonthly ? Math.min(end ?? Number.POSITIVE_INFINITY, startOfNextMonth(now)) : end;
}
