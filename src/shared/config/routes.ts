/** An address of the app, with the title shown in the browser bar. */
export interface Route {
  readonly path: `/${string}`;
  readonly title: string;
  /**
   * This address shows the orders of a campaign, which `from` names in the cashier's address: a paid one leads here with
   * its number, a closed one is made anew at `startAgain`.
   */
  readonly orders?: { readonly from: string; readonly startAgain: `/${string}` };
}

export type Routes = Readonly<Record<string, Route>>;

/**
 * The lasting addresses. A campaign's stand in its own folder (src/campaigns/<campaign>/routes.ts) and join them at the
 * start; together they match the files under src/pages one to one (src/testing/routes.test.ts).
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
  vipOrderDetail: { path: '/schedule/order-detail', title: '会员订单详情' },
  vipPaySuccess: { path: '/schedule/pay-success', title: '会员支付结果' },
  notice: { path: '/schedule/notice', title: '消息' },
  noticeExplain: { path: '/schedule/notice/explain', title: '通知详情' },
  noticeBefore: { path: '/schedule/notice-before', title: '须知与同意' },
  couponList: { path: '/coupon-list', title: '卡券' },
  equityAggregation: { path: '/schedule/equity-aggregation', title: '我的权益' },
  equity: { path: '/equity', title: '权益详情' },
  equityDay: { path: '/equity-day', title: '会员权益日' },
  memberRightsCenter: { path: '/schedule/member-rights-center', title: '权益中心' },
  preferredDiscount: { path: '/preferred-discount', title: '优选优惠' },
  invitedPeople: { path: '/schedule/invited-people', title: '邀请好友' },
  courseList: { path: '/course-list', title: '护理课程' },
  courseExchange: { path: '/course-exchange', title: '课程兑换' },
  comment: { path: '/comment', title: '全部评论' },
  research: { path: '/keyan', title: '科研招募' },
  skinLibrary: { path: '/skin-library', title: '皮肤知识库' },
  login: { path: '/login', title: '登录' },
} as const satisfies Routes;

export type RouteName = keyof typeof ROUTES;

/** A lasting address by its name, or a campaign's own. */
export type Destination = RouteName | Route;

/** The title of an address that no screen has. */
export const NOT_FOUND_TITLE = '页面不存在';

const routes: Route[] = Object.values(ROUTES);

/** Adds the addresses of a campaign. The app does it before it starts, the tests before every file. */
export function addRoutes(more: Routes): void {
  routes.push(...Object.values(more));
}

/** Every address: the lasting ones, then those of the campaigns. */
export function allRoutes(): readonly Route[] {
  return routes;
}

/** Returns the address with this exact path (without query), or undefined when the app has no such screen. */
export function routeAt(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/** Says whether the app has a screen at this exact path (without query). */
export function isKnownPath(path: string): boolean {
  return routeAt(path) !== undefined;
}
