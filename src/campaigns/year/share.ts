import type { SharesOf } from '@/features/wechat';
import home from './art/share.jpg';
import goods from './art/shareGoods.jpg';
import rule from './art/shareRule.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '照护这一年', text: '看看自己的这一年，还有年度商品和抽奖', picture: home },
  join: 'private',
  order: 'private',
  rule: { title: '年度活动规则', text: '时间、条件和奖品都写清楚', picture: rule },
  goods: { title: '年度商品', text: '分场次，数量有限，看好时间再来', picture: goods },
} as const satisfies SharesOf<typeof ROUTES>;
