import { grouped } from '../money';
import { beforeNotices, notify, withdrawOthers } from '../notice/store';
import { dayWords } from '../notice/words';
import { dayOf, HOUR, startOfDay } from '../state';
import { accountOf } from './accounts';
import { WARN_BEFORE_MS } from './limits';
import { endsOf } from './lots';
import { waitsForSign } from './sign';

const SIGN_HOUR = 9;

beforeNotices('points', (userId, now) => {
  const soon = endsOf(accountOf(userId).lots).filter(({ at }) => at - WARN_BEFORE_MS <= now);
  const keyOf = (at: number) => `points:${dayOf(at)}`;
  withdrawOthers(
    userId,
    'points:',
    soon.map(({ at }) => keyOf(at)),
  );
  for (const { points, at } of soon) {
    notify(userId, {
      type: 'right',
      key: keyOf(at),
      at: at - WARN_BEFORE_MS,
      title: '有积分快到期了',
      summary: `${grouped(points)} 积分，${dayWords(at - 1, now, '前用')}`,
      action: { text: '看积分明细', route: '/schedule/record' },
    });
  }
});

// Each day, to who has asked for it and has not signed in by then. Of another day "today" says what is wrong.
beforeNotices('sign', (userId, now) => {
  const day = dayOf(now);
  const at = startOfDay(day) + SIGN_HOUR * HOUR;
  const key = `sign:${day}`;
  const isDue = at <= now && waitsForSign(userId, at);
  withdrawOthers(userId, 'sign:', isDue ? [key] : []);
  if (!isDue) return;
  notify(userId, {
    type: 'activity',
    key,
    at,
    title: '今天还没有签到',
    summary: '签到得积分，连续签到另有奖励',
    action: { text: '去签到', route: '/schedule/points-mall?step=sign' },
  });
});
