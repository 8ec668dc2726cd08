import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [
    { path: '/api/miniapp/campaign/detail', sends: { code: 'nurse-carnival' }, who: 'all' },
    {
      path: '/api/miniapp/annual/activity/thematic/detail',
      sends: { activityId: '99' },
      unless: ['panel'],
      who: 'all',
    },
  ],
};
