import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Scenario } from './types';

const MINE = '/schedule/equity-aggregation';
const EQUITY = '/equity';
const DAY = '/equity-day';
const CENTER = '/schedule/member-rights-center';
const DISCOUNT = '/preferred-discount';

addScenarios([
  ...threeStates({
    screen: 'equity-aggregation',
    title: '我的权益',
    at: MINE,
    who: 'member',
    main: '/api/miniapp/right/mine',
  }),
  guestState({ screen: 'equity-aggregation', title: '我的权益', at: MINE }, '登录后才能看到'),
  {
    name: 'equity-aggregation/list',
    title: '我的权益',
    who: 'member',
    at: MINE,
    shows: '快到期了，可以先用',
    elderShows: '乌龙茶礼盒',
  },
  {
    name: 'equity-aggregation/newcomer',
    title: '我的权益：新客',
    who: 'newcomer',
    at: MINE,
    shows: '剩 1 次，长期有效',
  },
  {
    name: 'equity-aggregation/family',
    title: '我的权益：给家人用',
    who: 'member',
    at: `${MINE}?owner=family`,
    shows: '使用时选给谁用，次数从您这里扣',
  },
  {
    name: 'equity-aggregation/history',
    title: '我的权益：使用记录',
    who: 'member',
    at: `${MINE}?tab=history`,
    shows: '兑换订单免运费',
  },
  {
    name: 'equity-aggregation/adding-family',
    title: '我的权益：添加家人',
    who: 'member',
    at: `${MINE}?owner=family&step=addFamily`,
    shows: '关系',
  },
]);

const right = (state: string, title: string, query: string, who: Scenario['who'], shows: string): Scenario => ({
  name: `equity/${state}`,
  title: `权益详情：${title}`,
  ...(who ? { who } : {}),
  at: `${EQUITY}?rightId=${query}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'equity',
    title: '权益详情',
    at: `${EQUITY}?rightId=R-care`,
    who: 'member',
    main: '/api/miniapp/right/detail',
  }),
  { name: 'equity/not-named', title: '权益详情：没有选中', who: 'member', at: EQUITY, shows: '没有选中权益' },
  right('not-found', '没有这项', 'R0', 'member', '没有找到这项权益'),
  right('available', '可使用', 'R-care', 'member', 'button:生成核销码'),
  right('guest', '没有登录', 'R-care', undefined, '成长值满 1,000 或开通金杏会员后可用'),
  right('locked', '要会员卡', 'R-home', 'lapsed', '需要金杏会员卡'),
  right('not-given', '没有得到过', 'R-visit', 'lapsed', '抽奖或护理套餐可以得到这项权益'),
  right('used-up', '用完了', 'R-welcome', 'member', '已用完'),
  right('automatic', '自动生效', 'R-home', 'member', '有效期内不限次可使用'),
  right('transferring', '转给家人', 'R-care&step=transfer', 'member', '请先选一位家人'),
]);

const day = (state: string, title: string, clock: string, who: Scenario['who'], shows: string): Scenario => ({
  name: `equity-day/${state}`,
  title: `权益日：${title}`,
  ...(who ? { who } : {}),
  clock,
  at: DAY,
  shows,
});

addScenarios([
  ...threeStates({ screen: 'equity-day', title: '权益日', at: DAY, main: '/api/miniapp/right/day/detail' }),
  day('not-started/guest', '没有登录', '09:00', undefined, '登录后可以看到您能领的权益'),
  day('not-started/not-member', '不是会员', '09:00', 'newcomer', '开通或续费金杏会员后，可以领会员专享的权益'),
  day('not-started', '第一场还没有开始', '09:00', 'member', '距下一场'),
  { ...day('running', '第一场进行中', '10:05', 'member', '立即领取'), besides: ['not-started'] },
  {
    name: 'equity-day/past-day',
    title: '权益日：看过去的一天',
    who: 'member',
    deeds: [{ call: 'GET /api/miniapp/right/day/detail', keep: { date: ['recap', 'date'] } }],
    at: `${DAY}?date={date}`,
    shows: '这一天已经结束，可以看看下一个权益日',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'member-rights-center',
    title: '权益中心',
    at: CENTER,
    main: '/api/miniapp/member/level/list',
  }),
  { name: 'member-rights-center/guest', title: '权益中心：没有登录', at: CENTER, shows: '登录后可以看到您能领的权益' },
  {
    name: 'member-rights-center/newcomer',
    title: '权益中心：青叶',
    who: 'newcomer',
    at: CENTER,
    shows: '成长值 0，再得 1,000 升为杏花',
  },
  { name: 'member-rights-center/apricot', title: '权益中心：杏花', who: 'lapsed', at: CENTER, shows: '成长值 1,240' },
  { name: 'member-rights-center/gold', title: '权益中心：金杏', who: 'member', at: CENTER, shows: '比杏花多 8 项' },
]);

addScenarios([
  ...threeStates({ screen: 'preferred-discount', title: '优选优惠', at: DISCOUNT, main: '/api/miniapp/discount/list' }),
  {
    name: 'preferred-discount/hospital',
    title: '优选优惠：本院',
    who: 'member',
    at: DISCOUNT,
    shows: '这项优惠已经结束',
    elderShows: '护理课程专场',
  },
  {
    name: 'preferred-discount/partners',
    title: '优选优惠：合作商户',
    who: 'member',
    at: `${DISCOUNT}?tab=partner`,
    shows: '家庭体检套餐优惠',
  },
  {
    name: 'preferred-discount/map',
    title: '优选优惠：地图列表',
    who: 'member',
    at: `${DISCOUNT}?tab=map`,
    shows: '按距离排序',
  },
]);

addScenarios([
  right('not-yet', '还没到时间', 'R-checkup', 'member', '未到时间'),
  right('expired', '已过期', 'R-old', 'member', '已过有效期'),
  right('paused', '暂停使用', 'R-massage', 'member', '护理站设备检修'),
  {
    ...day('sold-out', '一份抢完了，看下场', '14:05', 'member', '这一场已抢完，下场 20:00 开始'),
    besides: ['not-started', 'running'],
  },
  {
    name: 'equity-day/before',
    title: '权益日：下一个还没到',
    who: 'member',
    deeds: [{ call: 'GET /api/miniapp/right/day/detail', keep: { date: ['days', { status: 'coming' }, 'date'] } }],
    at: `${DAY}?date={date}`,
    shows: '距开始',
  },
  {
    name: 'member-rights-center/downgrade',
    title: '权益中心：快要降级',
    who: 'elder',
    at: CENTER,
    shows: '会员卡到期后，金杏权益会停用，续费即可保留。',
    besides: ['gold'],
  },
  {
    name: 'preferred-discount/locked',
    title: '优选优惠：等级不够',
    who: 'newcomer',
    at: `${DISCOUNT}?level=2`,
    shows: '开通会员',
  },
  {
    name: 'preferred-discount/empty',
    title: '优选优惠：这一类没有',
    who: 'member',
    faults: [{ path: '/api/miniapp/discount/list', kind: 'empty', times: -1 }],
    at: DISCOUNT,
    shows: '这一类还没有优惠',
  },
  {
    name: 'preferred-discount/place-refused',
    title: '优选优惠：不让知道在哪里',
    who: 'member',
    at: `${DISCOUNT}?tab=map`,
    taps: ['按距离排序'],
    shows: '没有取到位置',
    besides: ['map'],
  },
  {
    name: 'preferred-discount/claimed',
    title: '优选优惠：领过了',
    who: 'member',
    at: DISCOUNT,
    taps: ['领取'],
    shows: '每人限 1 份，您已领过',
    besides: ['hospital'],
  },
  {
    name: 'preferred-discount/leaving',
    title: '优选优惠：去合作方',
    who: 'member',
    deeds: [
      {
        call: 'GET /api/miniapp/discount/list',
        with: { category: 'partner', currentPage: '1', pageSize: '20' },
        keep: { id: ['recordList', { linkType: 'url' }, 'id'] },
      },
    ],
    at: `${DISCOUNT}?tab=partner&step=leave&discountId={id}`,
    shows: '前往合作方',
    besides: ['partners'],
  },
]);
