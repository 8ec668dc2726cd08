import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/spring-2024', title: '2024 春季活动' },
} as const satisfies Routes;
