import { beforeNotices, notify } from '../notice/store';
import { nameWords } from '../notice/words';
import { statusOf } from './judge';
import { mall } from './store';

beforeNotices('goods', (userId, now) => {
  const { goods, reminders } = mall();
  for (const good of goods) {
    const { goodsId, name } = good;
    const key = `${userId} ${goodsId}`;
    if (!reminders.has(key) || statusOf(good, now) !== 'onSale') continue;
    // Told once: who waits again asks again.
    reminders.delete(key);
    notify(userId, {
      type: 'activity',
      key: `goods:${goodsId}:${now}`,
      title: nameWords(name, '可以兑换了'),
      summary: '数量有限，换完为止',
      action: { text: '去看看', route: `/schedule/points-mall/goods-detail?goodsId=${goodsId}` },
    });
  }
});
