import type { SharesOf } from '@/features/wechat';
import home from './art/share.jpg';
import welfare from './art/shareWelfare.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '把护理请回家', text: '专业护士上门，在家安心', picture: home },
  join: 'private',
  order: 'private',
  welfare: { title: '活动福利', text: '每份福利的数量和条件都写清楚', picture: welfare, keeps: ['activityId'] },
} as const satisfies SharesOf<typeof ROUTES>;
