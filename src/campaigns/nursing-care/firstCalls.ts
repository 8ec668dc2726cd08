import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

const CODE = { code: 'nursing-care' };

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [
    { path: '/api/miniapp/campaign/detail', sends: CODE, who: 'all' },
    { path: '/api/miniapp/campaign/join/mine', sends: CODE, unless: ['panel'] },
  ],
  [ROUTES.join.path]: [
    { path: '/api/miniapp/campaign/join/config', sends: CODE, takes: ['packageId'], who: 'all' },
    { path: '/api/miniapp/campaign/join/mine', sends: CODE },
  ],
  [ROUTES.order.path]: [
    {
      path: '/api/miniapp/campaign/order/list',
      sends: { ...CODE, tab: 'all', pageSize: '10', currentPage: '1' },
      takes: ['tab'],
    },
  ],
  [ROUTES.welfare.path]: [
    {
      path: '/api/miniapp/annual/activity/thematic/detail',
      sends: { activityId: '98' },
      takes: ['activityId'],
      who: 'all',
    },
  ],
};
