import { addScenarios, addScreen } from '../scenarios/registry';
import { CAMPAIGN_STATES, campaignStates, guestState, threeStates } from '../scenarios/shared';
import type { Scenario } from '../scenarios/types';

const AT = '/activity/nursing-care';
const CODE = 'nursing-care';

addScreen('nursing-care', AT, [...CAMPAIGN_STATES, 'rules']);
addScreen('nursing-care-join', `${AT}/join`, [
  ...['loading', 'error', 'offline', 'open', 'not-started', 'ended', 'not-found', 'rules', 'form-errors'],
]);
addScreen('nursing-care-order', `${AT}/order`, ['loading', 'error', 'offline', 'unauthorised', 'empty', 'orders']);
addScreen('nursing-care-welfare', `${AT}/welfare`, ['list', 'loading', 'error', 'offline', 'not-found', 'empty']);

addScenarios([
  ...campaignStates({
    screen: 'nursing-care',
    title: '护理活动',
    at: AT,
    who: 'member',
    code: CODE,
    shows: { coming: '距开始', running: '距结束', ended: '已于' },
  }),
  { name: 'nursing-care/running/guest', title: '护理活动：没有登录', at: AT, shows: '登录可见' },
  {
    name: 'nursing-care/running/doors-failed',
    title: '护理活动：入口的数字没有取到',
    who: 'member',
    faults: [
      { path: '/api/miniapp/campaign/join/mine', kind: '500', times: -1 },
      { path: '/api/miniapp/campaign/order/list', kind: '500', times: -1 },
      { path: '/api/miniapp/rank/luck/draw/number', kind: '500', times: -1 },
    ],
    at: AT,
    shows: '—',
  },
  { name: 'nursing-care/rules', title: '护理活动：规则', who: 'member', at: `${AT}?panel=rules`, shows: '版本' },
]);

const join = (state: string, title: string, packageId: string, shows: string, who?: Scenario['who']): Scenario => ({
  name: `nursing-care-join/${state}`,
  title: `报名：${title}`,
  ...(who ? { who } : {}),
  at: `${AT}/join?packageId=${packageId}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'nursing-care-join',
    title: '报名',
    at: `${AT}/join?packageId=wound`,
    who: 'member',
    main: '/api/miniapp/campaign/join/config',
  }),
  join('open/guest', '没有登录', 'wound', '登录后自动填好'),
  join('open', '可以报名', 'wound', '报名中，', 'member'),
  join('open/full', '报满了，可以候补', 'mother', '都约满了，选一个时间候补', 'newcomer'),
  join('not-started', '还没开始', 'baby', '未开始', 'member'),
  join('not-found', '没有这个项目', 'none', '没有找到这个项目', 'member'),
  {
    name: 'nursing-care-join/ended',
    title: '报名：报名结束',
    who: 'member',
    deeds: [{ call: 'campaign', with: { code: CODE, phase: 'ended' } }],
    at: `${AT}/join?packageId=wound`,
    shows: '报名已结束',
  },
  {
    name: 'nursing-care-join/rules',
    title: '报名：规则',
    who: 'member',
    at: `${AT}/join?packageId=wound&step=rules`,
    shows: '版本',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'nursing-care-order',
    title: '活动订单',
    at: `${AT}/order`,
    who: 'member',
    main: '/api/miniapp/campaign/order/list',
  }),
  guestState({ screen: 'nursing-care-order', title: '活动订单', at: `${AT}/order` }, '登录后看您的活动订单'),
  {
    name: 'nursing-care-order/empty',
    title: '活动订单：还没有',
    who: 'newcomer',
    at: `${AT}/order`,
    shows: '报名后，付款和退款都在这里',
  },
  { name: 'nursing-care-order/orders', title: '活动订单', who: 'member', at: `${AT}/order`, shows: '款项已原路退回' },
]);

addScenarios([
  ...threeStates({
    screen: 'nursing-care-welfare',
    title: '活动福利',
    at: `${AT}/welfare`,
    who: 'member',
    main: '/api/miniapp/annual/activity/thematic/detail',
  }),
  {
    name: 'nursing-care-welfare/list/guest',
    title: '活动福利：没有登录',
    at: `${AT}/welfare`,
    shows: '今天签到后可领',
  },
  { name: 'nursing-care-welfare/list', title: '活动福利：会员', who: 'member', at: `${AT}/welfare`, shows: '去签到' },
  {
    name: 'nursing-care-welfare/not-found',
    title: '活动福利：没有这个活动',
    who: 'member',
    at: `${AT}/welfare?activityId=1`,
    shows: 'CODE:2010',
  },
]);

addScenarios([
  {
    name: 'nursing-care-join/form-errors',
    title: '报名：有没填的',
    who: 'newcomer',
    at: `${AT}/join?packageId=wound`,
    taps: ['立即报名'],
    shows: '处要填：',
    besides: ['open'],
  },
  {
    name: 'nursing-care-welfare/empty',
    title: '活动福利：没有福利',
    who: 'member',
    faults: [{ path: '/api/miniapp/annual/activity/thematic/detail', kind: 'empty', times: -1 }],
    at: `${AT}/welfare`,
    shows: '暂无福利',
  },
]);
