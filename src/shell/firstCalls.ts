import type { FirstCalls } from '@/request/askFirst';
import { ROUTES } from '@/shared/config/routes';

const FIRST_PAGE = { currentPage: '1' };
/** Which lottery: the address says, or it is the app's own. */
const LOTTERY = { sends: { activityId: '99' }, takes: ['activityId', 'lotteryId'] };
/** The last three months (ledgerRange.ts). */
const LEDGER = {
  sends: { type: 'all', pageSize: '20', ...FIRST_PAGE },
  monthsAgo: 3,
  unless: ['tab', 'type', 'month', 'step'],
};

/**
 * Those of the lasting screens; a campaign's stand in its own folder (src/campaigns/<campaign>/firstCalls.ts). The build
 * puts all of them into the page (scripts/start-page/headStart.ts). That they are the very calls of the screens, the test
 * of nextAnswers holds. A screen whose first call is no GET has none.
 */
export const FIRST_CALLS: FirstCalls = {
  [ROUTES.pointsMall.path]: [
    {
      path: '/api/miniapp/mall/goods/list',
      sends: { ...FIRST_PAGE, pageSize: '20' },
      unless: ['tab', 'step', 'cat', 'sort', 'only'],
      who: 'all',
      mode: 'normal',
    },
    {
      path: '/api/miniapp/mall/goods/list',
      sends: { ...FIRST_PAGE, pageSize: '3' },
      unless: ['tab', 'step'],
      who: 'all',
      mode: 'elder',
    },
    {
      path: '/api/miniapp/bbs/banner/list',
      sends: { position: 'home' },
      unless: ['tab', 'step'],
      who: 'all',
      mode: 'normal',
    },
    { path: '/api/miniapp/mall/home', unless: ['tab', 'step'], who: 'all', mode: 'normal' },
    { path: '/api/miniapp/points/summary', unless: ['tab', 'step'] },
    { path: '/api/miniapp/points/sign/status', unless: ['tab', 'step'] },
  ],
  [ROUTES.goodsDetail.path]: [
    { path: '/api/miniapp/mall/goods/detail', needs: ['goodsId'], takes: ['from'], who: 'all' },
  ],
  [ROUTES.goodsPaySuccess.path]: [{ path: '/api/miniapp/mall/order/result', needs: ['orderNo'] }],
  [ROUTES.orderList.path]: [
    {
      path: '/api/miniapp/mall/order/list',
      sends: { tab: 'all', pageSize: '10', ...FIRST_PAGE },
      takes: ['tab'],
      unless: ['q'],
    },
    { path: '/api/miniapp/mall/order/count' },
  ],
  [ROUTES.orderDetail.path]: [{ path: '/api/miniapp/mall/order/detail', needs: ['orderNo'], unless: ['step'] }],
  [ROUTES.paying.path]: [{ path: '/api/miniapp/pay/info', needs: ['orderNo', 'biz'] }],
  [ROUTES.address.path]: [{ path: '/api/miniapp/address/list' }],
  [ROUTES.record.path]: [
    { path: '/api/miniapp/points/summary' },
    { path: '/api/miniapp/points/ledger', ...LEDGER, mode: 'normal' },
    { path: '/api/miniapp/points/ledger', ...LEDGER, sends: { ...LEDGER.sends, mergeSigns: 'true' }, mode: 'elder' },
  ],
  [ROUTES.member.path]: [
    { path: '/api/miniapp/user/home' },
    { path: '/api/miniapp/notice/unread', unless: ['step'] },
    { path: '/api/miniapp/user/app/config', who: 'all' },
  ],
  [ROUTES.lotteryPlay.path]: [
    { path: '/api/miniapp/rank/luck/list', ...LOTTERY, who: 'all' },
    { path: '/api/miniapp/rank/luck/draw/number', ...LOTTERY },
    { path: '/api/miniapp/rank/luck/qualification', ...LOTTERY },
    { path: '/api/miniapp/rank/luck/draw/id', ...LOTTERY },
  ],
  [ROUTES.prizeRecord.path]: [
    { path: '/api/miniapp/prize/list', sends: { tab: 'all', pageSize: '20', ...FIRST_PAGE }, takes: ['tab'] },
  ],
  [ROUTES.rewardDetail.path]: [{ path: '/api/miniapp/reward/detail', needs: ['rewardId'] }],
  [ROUTES.membershipCard.path]: [
    { path: '/api/miniapp/vip/card/list', takes: ['from'], renames: { from: 'campaign' }, who: 'all' },
  ],
  [ROUTES.activateMembership.path]: [{ path: '/api/miniapp/vip/card/list', who: 'all' }],
  [ROUTES.vipOrderDetail.path]: [{ path: '/api/miniapp/vip/order/detail', needs: ['orderNo'] }],
  [ROUTES.vipPaySuccess.path]: [{ path: '/api/miniapp/vip/order/detail', needs: ['orderNo'] }],
  [ROUTES.notice.path]: [
    { path: '/api/miniapp/notice/list', sends: { tab: 'all', pageSize: '20', ...FIRST_PAGE }, takes: ['tab'] },
  ],
  [ROUTES.noticeExplain.path]: [
    { path: '/api/miniapp/notice/detail', needs: ['noticeId'] },
    { path: '/api/miniapp/text/detail', needs: ['key'], takes: ['version'], who: 'all' },
  ],
  [ROUTES.noticeBefore.path]: [
    { path: '/api/miniapp/consent/get', sends: { type: 'vip' }, takes: ['type'], unless: ['tab'], who: 'all' },
  ],
  [ROUTES.couponList.path]: [
    {
      path: '/api/miniapp/coupon/mine',
      sends: { tab: 'usable', pageSize: '20', ...FIRST_PAGE },
      unless: ['tab'],
    },
    {
      path: '/api/miniapp/coupon/center',
      sends: { pageSize: '20', ...FIRST_PAGE },
      unless: ['tab', 'id'],
      who: 'guest',
    },
  ],
  [ROUTES.equityAggregation.path]: [{ path: '/api/miniapp/right/mine', sends: { owner: 'self' }, takes: ['owner'] }],
  [ROUTES.equity.path]: [{ path: '/api/miniapp/right/detail', needs: ['rightId'], who: 'all' }],
  [ROUTES.equityDay.path]: [{ path: '/api/miniapp/right/day/detail', takes: ['date'], who: 'all' }],
  [ROUTES.memberRightsCenter.path]: [{ path: '/api/miniapp/member/level/list', who: 'all' }],
  [ROUTES.preferredDiscount.path]: [
    {
      path: '/api/miniapp/discount/list',
      sends: { category: 'own', pageSize: '20', ...FIRST_PAGE },
      takes: ['level'],
      renames: { level: 'needLevel' },
      unless: ['tab'],
      who: 'all',
    },
  ],
  [ROUTES.invitedPeople.path]: [{ path: '/api/miniapp/invite/info' }],
  [ROUTES.courseList.path]: [
    {
      path: '/api/miniapp/course/list',
      sends: { pageSize: '10', ...FIRST_PAGE },
      takes: ['cat'],
      renames: { cat: 'category' },
      unless: ['courseId', 'step', 'filter'],
      who: 'all',
    },
    { path: '/api/miniapp/course/category', unless: ['courseId', 'step'], who: 'all' },
    { path: '/api/miniapp/course/mine', unless: ['courseId', 'step'] },
    { path: '/api/miniapp/course/detail', needs: ['courseId'], who: 'all' },
  ],
  [ROUTES.courseExchange.path]: [
    { path: '/api/miniapp/course/detail', needs: ['courseId'], who: 'all' },
    { path: '/api/miniapp/course/mine', unless: ['courseId', 'recordId', 'step'] },
  ],
  [ROUTES.research.path]: [
    { path: '/api/miniapp/study/list', unless: ['studyId', 'step'], who: 'all' },
    { path: '/api/miniapp/study/detail', needs: ['studyId'], who: 'all' },
  ],
  [ROUTES.skinLibrary.path]: [
    {
      path: '/api/miniapp/skin/article/list',
      sends: { ...FIRST_PAGE, pageSize: '5' },
      unless: ['tab', 'step', 'articleId', 'quizId'],
      who: 'all',
    },
    { path: '/api/miniapp/skin/category', unless: ['tab', 'step', 'articleId', 'quizId'], who: 'all' },
    { path: '/api/miniapp/skin/article/detail', needs: ['articleId'], who: 'all' },
    { path: '/api/miniapp/skin/quiz/detail', needs: ['quizId'], who: 'all' },
  ],
};
