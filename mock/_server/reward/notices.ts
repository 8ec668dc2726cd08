import { lastDayAt } from '../notice/lastDay';
import { beforeNotices, notify, withdraw } from '../notice/store';
import { nameWords, untilWords, verbWords } from '../notice/words';
import { DAY } from '../state';
import { settle } from './lifeCycle';
import { rewards } from './store';
import type { RewardRow } from './types';

const WARN_BEFORE_MS = 7 * DAY;

const keysOf = ({ rewardId }: RewardRow) => ({ soon: `claim:${rewardId}`, lastDay: `claimLastDay:${rewardId}` });

/** A week before everybody is told, and on the last day who has asked for it. */
function tellOfDeadline(row: RewardRow, endAt: number, now: number, action: { route: string; text: string }) {
  const { userId, name, wonAt } = row;
  const keys = keysOf(row);
  const at = Math.max(wonAt, endAt - WARN_BEFORE_MS);
  const summary = `请在 ${untilWords(endAt, at, '前填写')}，逾期视为放弃`;
  const words = { type: 'activity', summary, action } as const;
  notify(userId, { ...words, key: keys.soon, at, title: `${name}还没填地址` });
  const lastAt = lastDayAt(endAt);
  if (!row.isReminded || lastAt > now || lastAt < at) return;
  notify(userId, { ...words, key: keys.lastDay, at: lastAt, title: nameWords(name, '今天截止') });
}

function tell(row: RewardRow, now: number): void {
  const { rewardId, userId, name, claimBefore, sourceText, wonAt } = row;
  const action = { text: '看这份奖励', route: `/schedule/reward-detail?rewardId=${rewardId}` };
  const words = { type: 'activity' as const, action };
  const title = verbWords(row.source === 'lottery' ? '抽中' : '获得', name);
  // Points that a draw gives stand on its screen and in the ledger.
  if (row.source !== 'lottery' || row.type !== 'points')
    notify(userId, { ...words, key: `won:${rewardId}`, at: wonAt, title, summary: sourceText });
  if (row.status === 'claim' && claimBefore !== null && claimBefore - WARN_BEFORE_MS <= now)
    tellOfDeadline(row, claimBefore, now, action);
  else for (const key of Object.values(keysOf(row))) withdraw(userId, key);
  const sentAt = row.status === 'shipped' ? row.express?.traces.at(-1)?.at : undefined;
  if (sentAt === undefined) return;
  const summary = `${row.express?.company ?? '快递'}，请留意来电`;
  notify(userId, { ...words, key: `sent:${rewardId}`, at: sentAt, title: nameWords(name, '已发货'), summary });
}

beforeNotices('rewards', (userId, now) => {
  for (const row of rewards().rows.filter((each) => each.userId === userId && !each.isDeleted))
    tell(settle(row, now), now);
});
