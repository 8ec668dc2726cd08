import { beforeNotices, notify } from '../notice/store';
import { DAY, dayOf } from '../state';
import { settle } from './lifeCycle';
import { rewards } from './store';
import type { RewardRow } from './types';

const WARN_BEFORE_MS = 7 * DAY;

/** The day as it is said: 11 月 30 日. */
function monthDay(at: number): string {
  const [, month, day] = dayOf(at).split('-');
  return `${Number(month)} 月 ${Number(day)} 日`;
}

function tellOfDeadline(
  { rewardId, userId, name, claimBefore, wonAt }: RewardRow,
  action: { route: string; text: string },
) {
  const key = `claim:${rewardId}`;
  const at = Math.max(wonAt, (claimBefore ?? 0) - WARN_BEFORE_MS);
  const summary = `请在 ${monthDay(claimBefore ?? 0)}前填写，逾期视为放弃`;
  notify(userId, { type: 'activity', key, at, title: `${name}还没填地址`, summary, action });
}

function tell(row: RewardRow, now: number): void {
  const { rewardId, userId, name, claimBefore, sourceText, wonAt } = row;
  const action = { text: '看这份奖励', route: `/schedule/reward-detail?rewardId=${rewardId}` };
  const words = { type: 'activity' as const, action };
  const title = row.source === 'lottery' ? `抽中${name}` : `获得${name}`;
  notify(userId, { ...words, key: `won:${rewardId}`, at: wonAt, title, summary: sourceText });
  const isDue = row.status === 'claim' && claimBefore !== null && claimBefore - WARN_BEFORE_MS <= now;
  if (isDue) tellOfDeadline(row, action);
  const sentAt = row.status === 'shipped' ? row.express?.traces.at(-1)?.at : undefined;
  if (sentAt === undefined) return;
  const summary = `${row.express?.company ?? '快递'}，请留意来电`;
  notify(userId, { ...words, key: `sent:${rewardId}`, at: sentAt, title: `${name}已发货`, summary });
}

beforeNotices('rewards', (userId, now) => {
  for (const row of rewards().rows.filter((each) => each.userId === userId && !each.isDeleted))
    tell(settle(row, now), now);
});
