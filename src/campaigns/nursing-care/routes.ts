import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/activity/nursing-care', title: '护理活动' },
  join: { path: '/activity/nursing-care/join', title: '报名' },
  order: {
    path: '/activity/nursing-care/order',
    title: '活动订单',
    orders: { from: 'nursing-care', startAgain: '/activity/nursing-care' },
  },
  welfare: { path: '/activity/nursing-care/welfare', title: '活动福利' },
} as const satisfies Routes;
