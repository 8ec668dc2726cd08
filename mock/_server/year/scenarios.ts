import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates, guestState, threeStates } from '../scenarios/shared';
import type { Scenario } from '../scenarios/types';

const AT = '/activity/year';
const GOODS = '/api/miniapp/campaign/goods';

addScreen('year', AT, [...CAMPAIGN_STATES, 'picture', 'rules']);
addScreen('year-join', `${AT}/join`, ['loading', 'error', 'offline', 'open', 'joined', 'ended', 'rules']);
addScreen('year-order', `${AT}/order`, ['loading', 'error', 'offline', 'unauthorised', 'empty', 'nothing-refunded']);
addScreen('year-rule', `${AT}/rule`, ['loading', 'error', 'offline', 'present', 'older-version']);
addScreen('year-goods', `${AT}/goods`, [
  'loading',
  'error',
  'offline',
  'not-started',
  'slot-on',
  'slot-ended',
  'ended',
  'empty-slot',
  'member-only',
]);

addScenarios([
  ...campaignStates({
    screen: 'year',
    title: '年度活动',
    at: AT,
    who: 'member',
    code: 'year',
    shows: { coming: '距开始', running: '距结束', ended: '已于' },
  }),
  { name: 'year/running/guest', title: '年度活动：没有登录', at: AT, shows: '登录看回顾' },
  { name: 'year/picture', title: '年度活动：做成图片', who: 'member', at: `${AT}?step=picture`, shows: '保存图片' },
  {
    name: 'year/running/past-year',
    title: '年度活动：看往年',
    who: 'member',
    at: `${AT}?year=2025`,
    shows: '我的 2025',
  },
  { name: 'year/rules', title: '年度活动：规则', who: 'member', at: `${AT}?panel=rules`, shows: '目录' },
]);

addScenarios([
  ...threeStates({
    screen: 'year-join',
    title: '参与年度活动',
    at: `${AT}/join`,
    who: 'member',
    main: '/api/miniapp/campaign/join/config',
  }),
  { name: 'year-join/open/guest', title: '参与：没有登录', at: `${AT}/join`, shows: '登录后自动填好' },
  { name: 'year-join/open', title: '参与：可以填', who: 'member', at: `${AT}/join`, shows: 'button:立即报名' },
  {
    name: 'year-join/open/conditions',
    title: '参与：差一个条件',
    who: 'newcomer',
    at: `${AT}/join`,
    shows: '已完成 1 项，共 2 项',
  },
  {
    name: 'year-join/ended',
    title: '参与：已经截止',
    who: 'member',
    deeds: [{ call: 'campaign', with: { code: 'year', phase: 'ended' } }],
    at: `${AT}/join`,
    shows: '参与已结束',
  },
  { name: 'year-join/rules', title: '参与：规则', who: 'member', at: `${AT}/join?step=rules`, shows: '字号' },
]);

addScenarios([
  ...threeStates({
    screen: 'year-order',
    title: '年度订单',
    at: `${AT}/order`,
    who: 'member',
    main: '/api/miniapp/campaign/order/list',
  }),
  guestState({ screen: 'year-order', title: '年度订单', at: `${AT}/order` }, '登录后看年度订单'),
  { name: 'year-order/empty', title: '年度订单：还没有', who: 'member', at: `${AT}/order`, shows: '看看年度商品' },
]);

addScenarios([
  ...threeStates({ screen: 'year-rule', title: '活动规则', at: `${AT}/rule`, main: '/api/miniapp/text/detail' }),
  { name: 'year-rule/present', title: '活动规则', at: `${AT}/rule`, shows: '版本 1.1' },
  { name: 'year-rule/older-version', title: '活动规则：以前的版本', at: `${AT}/rule?version=1.0`, shows: '看现行版本' },
]);

const goods = (state: string, title: string, shows: string, more: Partial<Scenario>): Scenario => ({
  name: `year-goods/${state}`,
  title: `年度商品：${title}`,
  who: 'member',
  at: `${AT}/goods`,
  shows,
  ...more,
});

addScenarios([
  ...threeStates({ screen: 'year-goods', title: '年度商品', at: `${AT}/goods`, who: 'member', main: GOODS }),
  goods('not-started', '第一场还没开始', '10:00 提醒我', {}),
  goods('slot-on', '第一场进行中', '本场还剩', { clock: '10:05' }),
  goods('slot-ended', '第一场已经结束', '这一场已经结束', {
    clock: '23:30',
    deeds: [
      { call: 'GET /api/miniapp/campaign/goods', with: { code: 'year' }, keep: { slot: ['slots', 0, 'slotId'] } },
    ],
    at: `${AT}/goods?slot={slot}`,
  }),
  goods('ended', '活动已经结束', '年度商品已结束', {
    deeds: [{ call: 'campaign', with: { code: 'year', phase: 'ended' } }],
  }),
  goods('empty-slot', '这一场没有商品', '这一场没有商品', { faults: [{ path: GOODS, kind: 'empty', times: -1 }] }),
]);

addScenarios([
  { name: 'year-join/joined', title: '参与：已经参与', who: 'elder', at: `${AT}/join`, shows: 'ND90261' },
  {
    name: 'year-order/nothing-refunded',
    title: '年度订单：这一类没有',
    who: 'member',
    at: `${AT}/order?tab=refund`,
    shows: '没有退款',
    besides: ['empty'],
  },
  goods('member-only', '会员专享，要开通', '金杏会员可买', { clock: '10:05', who: 'newcomer', besides: ['slot-on'] }),
]);
