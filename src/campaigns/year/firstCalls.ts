import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

const CODE = { code: 'year' };

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [
    { path: '/api/miniapp/campaign/detail', sends: CODE, who: 'all' },
    { path: '/api/miniapp/campaign/year/review', takes: ['year'], unless: ['panel'] },
  ],
  [ROUTES.join.path]: [
    { path: '/api/miniapp/campaign/join/config', sends: CODE, who: 'all' },
    { path: '/api/miniapp/campaign/join/mine', sends: CODE },
  ],
  [ROUTES.order.path]: [
    {
      path: '/api/miniapp/campaign/order/list',
      sends: { ...CODE, tab: 'all', pageSize: '10', currentPage: '1' },
      takes: ['tab'],
    },
  ],
  [ROUTES.rule.path]: [
    { path: '/api/miniapp/text/detail', sends: { key: 'year-rule' }, takes: ['version'], who: 'all' },
  ],
  [ROUTES.goods.path]: [
    {
      path: '/api/miniapp/campaign/goods',
      sends: { ...CODE, pageSize: '20', currentPage: '1' },
      takes: ['slot'],
      who: 'all',
    },
  ],
};
