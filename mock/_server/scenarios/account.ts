import { TRIAL_RESERVED } from './purchase';
import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Deed, Scenario } from './types';

const ADDRESS = '/schedule/address';
const RECORD = '/schedule/record';
const MEMBER = '/schedule/member';
const REWARD = '/schedule/reward-detail';
const PRIZES = '/prize-record';
const HOME = '/api/miniapp/user/home';

const ADDED: Deed = {
  call: 'POST /api/miniapp/address/save',
  with: {
    name: '周小满',
    mobile: '13600007788',
    areaCodes: ['330000', '330100', '330106'],
    detail: '文三路 90 号',
    tag: '家',
    isDefault: false,
  },
};

addScenarios([
  ...threeStates({ screen: 'address', title: '地址', at: ADDRESS, who: 'member', main: '/api/miniapp/address/list' }),
  guestState({ screen: 'address', title: '地址', at: ADDRESS }, '登录后才能看到'),
  { name: 'address/empty', title: '地址：还没有', who: 'newcomer', at: ADDRESS, shows: '还没有收货地址' },
  { name: 'address/list', title: '地址：三个', who: 'member', at: ADDRESS, shows: '文三路 398 号' },
  {
    name: 'address/choosing',
    title: '地址：选一个用',
    who: 'member',
    at: `${ADDRESS}?mode=select`,
    shows: '选择地址',
    besides: ['list'],
  },
  {
    name: 'address/new',
    title: '地址：新增',
    who: 'member',
    at: `${ADDRESS}?action=new`,
    shows: '粘贴一段文字，自动分好',
  },
  {
    name: 'address/new/paste',
    title: '地址：粘贴识别',
    who: 'member',
    at: `${ADDRESS}?action=new&step=paste`,
    shows: '收货信息',
  },
  {
    name: 'address/editing',
    title: '地址：编辑',
    who: 'member',
    at: `${ADDRESS}?action=edit&id=A2`,
    shows: '编辑地址',
    besides: ['new'],
  },
  {
    name: 'address/full',
    title: '地址：20 个，满了',
    who: 'newcomer',
    deeds: Array(20).fill(ADDED),
    at: ADDRESS,
    shows: '已有 20 个地址',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'record',
    title: '积分明细',
    at: RECORD,
    who: 'member',
    main: '/api/miniapp/points/ledger',
  }),
  guestState({ screen: 'record', title: '积分明细', at: RECORD }, '登录后才能看到'),
  { name: 'record/ledger', title: '积分明细', who: 'member', at: RECORD, shows: '完成课程《新生儿洗护》' },
  { name: 'record/empty', title: '积分明细：还没有', who: 'newcomer', at: RECORD, shows: '还没有积分记录，去赚积分' },
  { name: 'record/rewards', title: '奖励', who: 'member', at: `${RECORD}?tab=reward`, shows: '药浴包试用装' },
  {
    name: 'record/no-rewards',
    title: '奖励：还没有',
    who: 'newcomer',
    at: `${RECORD}?tab=reward`,
    shows: '还没有奖励',
  },
  { name: 'record/rules', title: '积分规则', who: 'member', at: `${RECORD}?step=rules`, shows: '版本' },
  {
    name: 'record/expiring',
    title: '积分到期',
    who: 'member',
    at: `${RECORD}?step=expiring`,
    shows: '兑换时，先到期的积分先用',
  },
]);

addScenarios([
  {
    name: 'member/no-figures',
    title: '我的：数字没有取到',
    who: 'member',
    faults: [{ path: HOME, kind: 'business', times: -1 }],
    at: MEMBER,
    shows: '系统维护中，请 10 分钟后再试',
  },
  {
    name: 'member/offline',
    title: '我的：没有网络',
    who: 'member',
    faults: [{ path: HOME, kind: 'drop', times: -1 }],
    at: MEMBER,
    shows: '网络不给力',
  },
  { name: 'member/guest', title: '我的：没有登录', at: MEMBER, shows: '您还没有登录' },
  {
    name: 'member/newcomer',
    title: '我的：新客',
    who: 'newcomer',
    at: MEMBER,
    shows: '开通会员卡，兑换更优惠',
  },
  { name: 'member/member', title: '我的：会员', who: 'member', at: MEMBER, shows: '看我的 13 项权益' },
  { name: 'member/lapsed', title: '我的：过期会员', who: 'lapsed', at: MEMBER, shows: '会员卡已在' },
  {
    name: 'member/trial-reserved',
    title: '我的：体验待激活',
    who: 'newcomer',
    deeds: TRIAL_RESERVED,
    at: MEMBER,
    shows: '前激活',
  },
  {
    name: 'member/code-failed',
    title: '我的：会员码没有取到',
    who: 'member',
    faults: [{ path: '/api/miniapp/user/member/code', kind: '500', times: -1 }],
    at: `${MEMBER}?step=code`,
    shows: '重试',
  },
]);

const NO_MOBILE: Deed = { call: 'noMobile', with: { persona: 'member' } };

addScenarios([
  {
    name: 'member/no-mobile',
    title: '我的：还没有绑定手机号',
    who: 'member',
    deeds: [NO_MOBILE],
    at: MEMBER,
    shows: '绑定手机号',
    besides: ['member'],
  },
  {
    name: 'member/mobile',
    title: '我的：绑定手机号',
    who: 'member',
    deeds: [NO_MOBILE],
    at: `${MEMBER}?step=mobile`,
    shows: '用来接收订单和活动通知，核对会员身份',
    besides: ['no-mobile'],
  },
  {
    name: 'member/mobile-changing',
    title: '我的：更换手机号',
    who: 'member',
    at: `${MEMBER}?step=mobile`,
    shows: '更换手机号',
    besides: ['mobile'],
  },
  {
    name: 'member/mobile-guest',
    title: '我的：绑定手机号，没有登录',
    at: `${MEMBER}?step=mobile`,
    shows: '登录后才能看到',
    besides: ['no-mobile'],
  },
]);

const reward = (state: string, title: string, rewardId: string, shows: string): Scenario => ({
  name: `reward-detail/${state}`,
  title: `奖励详情：${title}`,
  who: 'member',
  at: `${REWARD}?rewardId=${rewardId}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'prize-record',
    title: '我的奖品',
    at: PRIZES,
    who: 'member',
    main: '/api/miniapp/prize/list',
  }),
  guestState({ screen: 'prize-record', title: '我的奖品', at: PRIZES }, '登录后查看您的奖品'),
  { name: 'prize-record/empty', title: '我的奖品：还没有', who: 'newcomer', at: PRIZES, shows: '还没有抽到奖品' },
  {
    name: 'prize-record/list',
    title: '我的奖品',
    who: 'member',
    at: PRIZES,
    shows: '润肤乳套装',
    besides: ['to-claim'],
  },
  {
    name: 'prize-record/empty-tab',
    title: '我的奖品：这一类没有',
    who: 'elder',
    at: `${PRIZES}?tab=expired`,
    shows: '看全部奖品',
  },
  ...threeStates({
    screen: 'reward-detail',
    title: '奖励详情',
    at: `${REWARD}?rewardId=RW1001`,
    who: 'member',
    main: '/api/miniapp/reward/detail',
  }),
  guestState({ screen: 'reward-detail', title: '奖励详情', at: `${REWARD}?rewardId=RW1001` }, '登录后才能看到'),
  reward('not-found', '没有这份', 'RW0', '没有找到这份奖品'),
  reward('foreign', '另一个账号的', 'RW2001', '这份奖品是另一个账号的'),
  reward('claim', '待填写地址', 'RW1001', '后截止领取'),
  reward('processing', '发放中', 'RW1002', '积分发放中'),
  reward('to-ship', '待发货', 'RW1003', '发货，发货前可以修改地址'),
  reward('shipped', '已发货', 'RW1004', '快件到达杭州转运中心'),
  reward('done', '已到账', 'RW1006', '查看权益'),
  reward('failed', '发放失败', 'RW1005', '重新发放'),
  reward('expired', '已过期', 'RW1007', '没有在期限内填写地址，已视为放弃'),
  reward('cancelled', '已取消', 'RW1008', '供货商停产，已改为补发 100 积分'),
]);

addScenarios([
  { name: 'member/code', title: '我的：会员码', who: 'member', at: `${MEMBER}?step=code`, shows: '刷新会员码' },
  {
    name: 'member/code-offline',
    title: '我的：会员码，没有网络',
    who: 'member',
    at: `${MEMBER}?step=code`,
    taps: [
      '刷新会员码',
      { call: 'fault', with: { path: '/api/miniapp/user/member/code', kind: 'drop', times: -1 } },
      '刷新会员码',
    ],
    shows: '网络不给力，',
    besides: ['code', 'offline'],
  },
  {
    name: 'prize-record/to-claim',
    title: '我的奖品：等地址',
    who: 'member',
    at: `${PRIZES}?tab=claim`,
    shows: '填写地址',
  },
]);
