import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/activity', title: '超级护士嘉年华' },
} as const satisfies Routes;
