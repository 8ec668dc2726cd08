import type { SharesOf } from '@/features/wechat';
import picture from './art/share.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '春天寄来的信', text: '2024 春季活动回顾，看看那个春天', picture },
} as const satisfies SharesOf<typeof ROUTES>;
