import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/activity-2025-618', title: '618 活动' },
} as const satisfies Routes;
