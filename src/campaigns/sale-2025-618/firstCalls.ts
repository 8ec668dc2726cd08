import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

const CODE = { code: '618-2025' };

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [
    { path: '/api/miniapp/campaign/detail', sends: CODE, who: 'all' },
    {
      path: '/api/miniapp/campaign/goods',
      sends: { ...CODE, pageSize: '20', currentPage: '1' },
      takes: ['slot'],
      unless: ['panel'],
      who: 'all',
    },
  ],
};
