import type { SharesOf } from '@/features/wechat';
import picture from './art/share.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '超级护士嘉年华', text: '把掌声，送给每天照护我们的人', picture },
} as const satisfies SharesOf<typeof ROUTES>;
