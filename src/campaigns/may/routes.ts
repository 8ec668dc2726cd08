import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/may', title: '五月活动' },
} as const satisfies Routes;
