/**
 * The route table: every address of the app, once, with the title shown in the browser bar.
 * The files under src/pages match it one to one (src/testing/routes.test.tsx checks it).
 *
 * Source: spec §2.
 */
export const ROUTES = {
  pointsMall: { path: '/schedule/points-mall', title: '积分商城' },
  goodsDetail: { path: '/schedule/points-mall/goods-detail', title: '商品详情' },
  goodsPaySuccess: { path: '/schedule/points-mall/pay-success', title: '兑换结果' },
  orderList: { path: '/schedule/points-mall/order-list', title: '兑换订单' },
  orderDetail: { path: '/schedule/points-mall/order-detail', title: '订单详情' },
  paying: { path: '/paying', title: '支付' },
  address: { path: '/schedule/address', title: '地址' },
  record: { path: '/schedule/record', title: '积分与奖励记录' },
  member: { path: '/schedule/member', title: '我的' },
  lotteryPlay: { path: '/activity/nursing-care/play', title: '抽奖与排行' },
  prizeRecord: { path: '/prize-record', title: '我的奖品' },
  rewardDetail: { path: '/schedule/reward-detail', title: '奖励详情' },
  membershipCard: { path: '/membership-card', title: '会员卡' },
  activateMembership: { path: '/schedule/activate-membership', title: '激活会员' },
  vipOrderDetail: { path: '/schedule/order-detail', title: '会员订单' },
  vipPaySuccess: { path: '/schedule/pay-success', title: '会员支付结果' },
  noticeBefore: { path: '/schedule/notice-before', title: '须知与同意' },
  couponList: { path: '/coupon-list', title: '卡券' },
  equityAggregation: { path: '/schedule/equity-aggregation', title: '我的权益' },
  equity: { path: '/equity', title: '权益详情' },
  equityDay: { path: '/equity-day', title: '会员权益日' },
  memberRightsCenter: { path: '/schedule/member-rights-center', title: '权益中心' },
  preferredDiscount: { path: '/preferred-discount', title: '优选优惠' },
  invitedPeople: { path: '/schedule/invited-people', title: '邀请好友' },
  login: { path: '/login', title: '登录' },
} as const satisfies Record<string, { path: `/${string}`; title: string }>;

export type RouteName = keyof typeof ROUTES;

/** The title of an address that no screen has. */
export const NOT_FOUND_TITLE = '页面不存在';

/** Returns the title for an exact path, or undefined when the app has no such address. */
export function titleOf(path: string): string | undefined {
  return Object.values(ROUTES).find((route) => route.path === path)?.title;
}

/** Says whether the app has a screen at this exact path (without query). */
export function isKnownPath(path: string): boolean {
  return titleOf(path) !== undefined;
}
