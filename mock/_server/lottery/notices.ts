import { beforeNotices, notify } from '../notice/store';
import { lotteries, phaseOf } from './store';

beforeNotices('lotteries', (userId, now) => {
  for (const store of lotteries()) {
    const { lotteryId, title, route, startAt, reminders } = store;
    if (!reminders.has(userId) || phaseOf(store, now) !== 1) continue;
    notify(userId, {
      type: 'activity',
      key: `lottery:${lotteryId}:${startAt}`,
      at: startAt,
      title: `${title}开始了`,
      summary: '现在可以抽奖了',
      action: { text: '去抽奖', route },
    });
  }
});
