import { nextId, serverNow } from '../state';
import { payOut } from './payOut';
import { rewards } from './store';
import type { RewardRow } from './types';

export type Grant = Pick<
  RewardRow,
  'userId' | 'source' | 'sourceText' | 'name' | 'img' | 'type' | 'wonAt' | 'claimBefore'
> &
  Partial<Pick<RewardRow, 'rewardId' | 'lottery' | 'prizeId' | 'points' | 'couponTemplateId' | 'rightId' | 'issueAt'>>;

/**
 * Gives a member a reward. Points, coupons and rights are paid out at once; goods wait for an address; with `issueAt` all
 * of that happens then. Other areas of the mock call it too.
 */
export function grantReward(grant: Grant): RewardRow {
  const row: RewardRow = {
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
  rewards().rows.push(row);
  if (row.status === 'processing' && row.issueAt === undefined) payOut(row, serverNow());
  return row;
}
