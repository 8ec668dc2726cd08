import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from './routes';

export const FIRST_CALLS: FirstCalls = {
  [ROUTES.home.path]: [{ path: '/api/miniapp/campaign/detail', sends: { code: 'spring2024' }, who: 'all' }],
};
