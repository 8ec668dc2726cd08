import { grouped } from '../money';
import { beforeNotices, notify } from '../notice/store';
import { dayWords } from '../notice/words';
import { dayOf } from '../state';
import { accountOf } from './accounts';
import { WARN_BEFORE_MS } from './limits';

beforeNotices('points', (userId, now) => {
  for (const { points, expireAt } of accountOf(userId).lots) {
    if (points === 0 || expireAt - WARN_BEFORE_MS > now) continue;
    const day = dayOf(expireAt);
    notify(userId, {
      type: 'right',
      key: `points:${day}`,
      at: expireAt - WARN_BEFORE_MS,
      title: '有积分快到期了',
      summary: `${grouped(points)} 积分，${dayWords(expireAt - 1, now, '前用')}`,
      action: { text: '看积分明细', route: '/schedule/record' },
    });
  }
});
