import { nextId, serverNow } from '../state';
import { issue } from './lifeCycle';
import { arrive } from './payOut';
import { rewards } from './store';
import type { RewardRow } from './types';

export type Grant = Pick<
  RewardRow,
  'userId' | 'source' | 'sourceText' | 'name' | 'img' | 'type' | 'wonAt' | 'claimBefore'
> &
  Partial<Pick<RewardRow, 'rewardId' | 'lottery' | 'prizeId' | 'points' | 'couponTemplateId' | 'rightId' | 'issueAt'>>;

function rowOf(grant: Grant): RewardRow {
  return {
    rewardId: nextId('RW'),
    prizeId: '',
    points: null,
    couponTemplateId: null,
    ...grant,
    status: grant.type === 'goods' && grant.issueAt === undefined ? 'claim' : 'processing',
    shipAt: null,
    timeline: [{ at: grant.wonAt, text: grant.source === 'lottery' ? '抽中奖品' : '获得奖励' }],
    isDeleted: false,
  };
}

/**
 * A reward that a member was given before the server started, for `seedMoreRewards`: everything but goods has arrived,
 * points with the member's past.
 */
export function pastReward(grant: Grant, at: number): RewardRow {
  const row = rowOf(grant);
  if (row.type === 'goods') issue(row, at);
  else arrive(row, at);
  return row;
}

/**
 * Gives a member a reward. Points, coupons and rights are paid out at once; goods wait for an address; with `issueAt` all
 * of that happens then. Other areas of the mock call it too.
 */
export function grantReward(grant: Grant): RewardRow {
  const row = rowOf(grant);
  const now = serverNow();
  const { issueAt = now } = row;
  rewards().rows.push(row);
  if (row.status === 'processing' && issueAt <= now) issue(row, issueAt);
  return row;
}
