import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/april', title: '四月组队活动' },
  team: { path: '/april-join-team', title: '加入团队' },
  success: { path: '/april-success', title: '组队成功' },
} as const satisfies Routes;
