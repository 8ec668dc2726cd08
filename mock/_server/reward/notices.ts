import { beforeNotices, notify, withdraw } from '../notice/store';
import { dayWords, nameWords, verbWords } from '../notice/words';
import { DAY } from '../state';
import { settle } from './lifeCycle';
import { rewards } from './store';
import type { RewardRow } from './types';

const WARN_BEFORE_MS = 7 * DAY;

function tellOfDeadline(
  { rewardId, userId, name, claimBefore, wonAt }: RewardRow,
  action: { route: string; text: string },
) {
  const key = `claim:${rewardId}`;
  const at = Math.max(wonAt, (claimBefore ?? 0) - WARN_BEFORE_MS);
  // What ends at a midnight ends with the day before.
  const summary = `请在 ${dayWords((claimBefore ?? 0) - 1, at, '前填写')}，逾期视为放弃`;
  notify(userId, { type: 'activity', key, at, title: `${name}还没填地址`, summary, action });
}

function tell(row: RewardRow, now: number): void {
  const { rewardId, userId, name, claimBefore, sourceText, wonAt } = row;
  const action = { text: '看这份奖励', route: `/schedule/reward-detail?rewardId=${rewardId}` };
  const words = { type: 'activity' as const, action };
  const title = verbWords(row.source === 'lottery' ? '抽中' : '获得', name);
  // Points that a draw gives stand on its screen and in the ledger.
  if (row.source !== 'lottery' || row.type !== 'points')
    notify(userId, { ...words, key: `won:${rewardId}`, at: wonAt, title, summary: sourceText });
  const isDue = row.status === 'claim' && claimBefore !== null && claimBefore - WARN_BEFORE_MS <= now;
  if (isDue) tellOfDeadline(row, action);
  else withdraw(userId, `claim:${rewardId}`);
  const sentAt = row.status === 'shipped' ? row.express?.traces.at(-1)?.at : undefined;
  if (sentAt === undefined) return;
  const summary = `${row.express?.company ?? '快递'}，请留意来电`;
  notify(userId, { ...words, key: `sent:${rewardId}`, at: sentAt, title: nameWords(name, '已发货'), summary });
}

beforeNotices('rewards', (userId, now) => {
  for (const row of rewards().rows.filter((each) => each.userId === userId && !each.isDeleted))
    tell(settle(row, now), now);
});
