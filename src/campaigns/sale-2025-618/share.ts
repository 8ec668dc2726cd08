import type { SharesOf } from '@/features/wechat';
import picture from './art/share.jpg';
import type { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '618 清凉补给站', text: '需要的再买，券先领着', picture },
} as const satisfies SharesOf<typeof ROUTES>;
