import type { SharesOf } from '@/features/wechat';
import kite from './art/share.jpg';
import team from './art/shareTeam.jpg';
import { ROUTES } from './routes';

/** What the share menu says of each address. */
export const SHARES = {
  home: { title: '四月，一起放风筝', text: '三人一队，走出家门晒晒太阳', picture: kite },
  team: {
    title: '邀您一起放风筝',
    text: '三人一队，走出家门晒晒太阳',
    picture: team,
    needs: 'teamId',
    keeps: ['inviter'],
  },
  success: {
    title: '四月，一起放风筝',
    text: '三人一队，走出家门晒晒太阳',
    picture: kite,
    leadsTo: ROUTES.home.path,
  },
} as const satisfies SharesOf<typeof ROUTES>;
