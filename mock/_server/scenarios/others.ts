import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Scenario } from './types';

const COUPONS = '/coupon-list';
const INVITED = '/schedule/invited-people';
const COMMENT = '/comment';

const coupons = (state: string, title: string, who: Scenario['who'], query: string, shows: string): Scenario => ({
  name: `coupon-list/${state}`,
  title: `卡券：${title}`,
  ...(who ? { who } : {}),
  at: `${COUPONS}?tab=${query}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'coupon-list',
    title: '卡券',
    at: `${COUPONS}?tab=center`,
    main: '/api/miniapp/coupon/center',
  }),
  guestState({ screen: 'coupon-list', title: '我的券', at: `${COUPONS}?tab=mine` }, '登录后才能看到'),
  { ...coupons('center', '领券中心', undefined, 'center', '一键领取'), besides: ['mine'] },
  { ...coupons('mine', '可使用', 'member', 'mine', '一笔待支付的订单正在用这张券'), elderShows: '日常护理 9 折券' },
  coupons('empty', '还没有', 'newcomer', 'mine', '还没有可用的券'),
]);

addScenarios([
  ...threeStates({
    screen: 'invited-people',
    title: '邀请好友',
    at: INVITED,
    who: 'member',
    main: '/api/miniapp/invite/info',
  }),
  guestState({ screen: 'invited-people', title: '邀请好友', at: INVITED }, '登录后才能看到'),
  { name: 'invited-people/people', title: '邀请好友', who: 'member', at: INVITED, shows: '还没注册完 5 位' },
  { name: 'invited-people/nobody', title: '邀请好友：还没有', who: 'newcomer', at: INVITED, shows: '还没有朋友加入' },
  {
    name: 'invited-people/thanked',
    title: '邀请好友：主办方的感谢',
    who: 'member',
    deeds: [{ call: 'invite', with: { points: 50, days: 7 } }],
    at: INVITED,
    shows: '周年感谢',
    besides: ['people'],
  },
  {
    name: 'invited-people/ended',
    title: '邀请好友：已经截止',
    who: 'member',
    deeds: [{ call: 'invite', with: { status: 'ended' } }],
    at: INVITED,
    shows: '本期邀请记录已经截止',
    besides: ['people'],
  },
  {
    name: 'invited-people/poster',
    title: '邀请好友：海报',
    who: 'member',
    at: `${INVITED}?step=poster`,
    shows: '长按',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'comment',
    title: '评论',
    at: COMMENT,
    main: '/api/miniapp/annual/activity/comment/getCommentDetail',
  }),
  { name: 'comment/empty', title: '评论：还没有', at: `${COMMENT}?activityId=97`, shows: '还没有评论，来说第一句' },
  {
    name: 'comment/ended',
    title: '评论：活动结束了',
    at: `${COMMENT}?activityId=93`,
    shows: '活动已结束，评论已关闭',
  },
  {
    name: 'comment/writing',
    title: '评论：正在写',
    who: 'member',
    at: COMMENT,
    taps: [{ into: '写评论', text: '护士很耐心，谢谢' }],
    shows: '8/200',
  },
  {
    name: 'comment/own',
    title: '评论：我的在审核',
    who: 'member',
    deeds: [
      {
        call: 'POST /api/miniapp/annual/activity/comment/addComment',
        with: { activityId: 99, content: '护士很耐心，谢谢' },
      },
    ],
    at: COMMENT,
    shows: '审核中',
  },
  {
    name: 'comment/reporting',
    title: '评论：举报',
    who: 'member',
    at: `${COMMENT}?step=report&commentId=C10000`,
    shows: '举报评论',
  },
]);

addScenarios([
  { name: 'login/guest', title: '登录', at: '/login', shows: 'button:登录' },
  { name: 'login/signed-in', title: '登录：已经登录', who: 'member', at: '/login', shows: '您已经登录' },
]);

addScenarios([
  {
    name: 'comment/rejected',
    title: '评论：我的没有通过',
    who: 'member',
    deeds: [
      {
        call: 'POST /api/miniapp/annual/activity/comment/addComment',
        with: { activityId: 99, content: '护士很耐心，谢谢' },
        keep: { commentId: ['commentId'] },
      },
      { call: 'reject', with: { commentId: '{commentId}', reason: '没有写护理的经过' } },
    ],
    at: COMMENT,
    shows: '没有写护理的经过',
  },
]);
