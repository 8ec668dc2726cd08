import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  welfare: { path: '/activity/nursing-care/welfare', title: '活动福利' },
} as const satisfies Routes;
