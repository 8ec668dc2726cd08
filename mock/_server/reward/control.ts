import { onControl } from '../control';
import { needText, refuse } from '../refusal';
import { serverNow } from '../state';
import { issue, ship } from './lifeCycle';
import { rewards } from './store';
import type { RewardRow } from './types';

/** QA's order: the parcel of a reward leaves now. */
export function shipNow({ rewardId }: Record<string, unknown>) {
  const wanted = needText(rewardId, '缺少 rewardId', 64);
  const row = rewards().rows.find((each) => each.rewardId === wanted);
  if (!row) throw refuse.notFound('没有这份奖励');
  if (row.status !== 'toShip') throw refuse.badInput('这份奖励还不能发货');
  ship(row, serverNow());
  return { rewardId: wanted };
}

/** QA's order: a reward that is being issued arrives now. */
export function issueReward(row: RewardRow, now: number): void {
  if (row.status === 'processing' || row.status === 'failed') issue(row, now);
}

/** QA's order: a reward that is being issued fails; the member asks for it again, or the customer service. */
export function failReward(row: RewardRow, now: number): void {
  if (row.status !== 'processing') return;
  row.status = 'failed';
  row.reasonText = '发放没有成功，请联系客服';
  row.timeline.unshift({ at: now, text: '发放失败' });
}

onControl('ship', shipNow);
