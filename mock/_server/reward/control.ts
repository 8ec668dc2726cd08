import { onControl } from '../control';
import { needText, refuse } from '../refusal';
import { serverNow } from '../state';
import { ship } from './lifeCycle';
import { rewards } from './store';

/** QA's order: the parcel of a reward leaves now. */
export function shipNow({ rewardId }: Record<string, unknown>) {
  const wanted = needText(rewardId, '缺少 rewardId', 64);
  const row = rewards().rows.find((each) => each.rewardId === wanted);
  if (!row) throw refuse.notFound('没有这份奖励');
  if (row.status !== 'toShip') throw refuse.badInput('这份奖励还不能发货');
  ship(row, serverNow());
  return { rewardId: wanted };
}

onControl('ship', shipNow);
