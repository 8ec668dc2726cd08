import type { Routes } from '@/shared/config/routes';

export const ROUTES = {
  home: { path: '/activity/year', title: '年度活动' },
  join: { path: '/activity/year/join', title: '参与年度活动' },
  order: {
    path: '/activity/year/order',
    title: '年度订单',
    orders: { from: 'year', startAgain: '/activity/year/goods' },
  },
  rule: { path: '/activity/year/rule', title: '活动规则' },
  goods: { path: '/activity/year/goods', title: '年度商品' },
} as const satisfies Routes;
