import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [
    { path: '/api/miniapp/campaign/detail', sends: { code: 'april' }, who: 'all' },
    { path: '/api/miniapp/team/activity', sends: { activityId: '96' }, unless: ['panel'], who: 'all' },
  ],
  [ROUTES.team.path]: [{ path: '/api/miniapp/team/detail', needs: ['teamId'], who: 'all' }],
  [ROUTES.success.path]: [{ path: '/api/miniapp/team/detail', needs: ['teamId'], who: 'all' }],
};
