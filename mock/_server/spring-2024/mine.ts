import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { settle } from '../reward/lifeCycle';
import { rewards } from '../reward/store';
import type { RewardRow } from '../reward/types';
import type { User } from '../users';
import { POSTCARDS } from './seed';

/** Everything that a member has won or claimed in this campaign and not taken off his lists. */
export function prizesOf(userId: string, now: number): RewardRow[] {
  return rewards()
    .rows.filter((row) => row.userId === userId && row.prizeId === POSTCARDS.prizeId && !row.isDeleted)
    .map((row) => settle(row, now));
}

function statusOf({ status }: RewardRow): 'open' | 'processing' | 'done' | 'expired' {
  if (status === 'claim') return 'open';
  if (status === 'done') return 'done';
  return status === 'expired' || status === 'cancelled' ? 'expired' : 'processing';
}

/** The set that a member has or can still get; one that he has let go is none. */
export function heldBy(userId: string, now: number): RewardRow | undefined {
  return prizesOf(userId, now).find((row) => statusOf(row) !== 'expired');
}

export function wayToClaim({ rewardId }: RewardRow, text: string): Operate {
  return leadTo('claim', text, `/schedule/reward-detail?rewardId=${rewardId}`);
}

const WORDS = { open: '去领取', processing: '看进度', done: '看看它', expired: '看看原因' } as const;

/** A member's part in it: real records of prizes, those that are still to be claimed first. */
export function mineOf({ userId }: User, now: number) {
  return prizesOf(userId, now)
    .map((row) => ({ row, status: statusOf(row) }))
    .sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'))
    .map(({ row, status }) => ({
      recordId: row.rewardId,
      type: 'reward',
      title: row.name,
      img: row.img,
      status,
      notes: ['6 张，邮寄，运费 ¥0.00', ...(status === 'open' && row.lottery ? ['补印延期，领取期也延后'] : [])],
      claimBefore: row.claimBefore,
      operate: [wayToClaim(row, WORDS[status])],
    }));
}
