import type { SharesOf } from '@/features/wechat';
import picture from './art/share.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '五月，慢慢吃个早餐', text: '完成三件小事，给自己放个假', picture },
} as const satisfies SharesOf<typeof ROUTES>;
