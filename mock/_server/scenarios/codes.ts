import { addScenarios } from './registry';
import type { Deed, Scenario } from './types';

// Codes: those that are shown to staff, and those that are typed in.

const EQUITY = '/equity?rightId=R-care&step=code';
const NEW_CODE = '/api/miniapp/right/code/create';
const COUPON = '/coupon-list';

addScenarios([
  { name: 'equity/code', title: '核销码', who: 'member', at: EQUITY, shows: '秒后自动更新' },
  {
    name: 'equity/code/family',
    title: '核销码：给家人用',
    who: 'member',
    at: `${EQUITY}&for=F1`,
    shows: '给母亲（陈**）使用',
  },
  {
    name: 'equity/code-offline',
    title: '核销码：没有网络，旧码还在',
    who: 'member',
    at: EQUITY,
    taps: ['刷新核销码', { call: 'fault', with: { path: NEW_CODE, kind: 'drop', times: -1 } }, '刷新核销码'],
    shows: '网络不给力，',
    besides: ['offline'],
  },
]);

const ofMine = (title: string, tab = 'usable', status = tab): Deed => ({
  call: 'GET /api/miniapp/coupon/mine',
  with: { tab, currentPage: '1', pageSize: '50' },
  keep: { couponId: ['recordList', { title, status }, 'couponId'] },
});

const COUPON_CODE: Deed = {
  call: 'GET /api/miniapp/coupon/detail',
  with: { couponId: '{couponId}' },
  keep: { code: ['code'] },
};

const coupon = (state: string, title: string, kind: string, shows: string, tab = 'usable'): Scenario => ({
  name: `coupon-list/${state}`,
  title: `卡券：${title}`,
  who: 'member',
  deeds: [ofMine(kind, tab)],
  at: `${COUPON}?tab=${tab}&id={couponId}`,
  shows,
});

addScenarios([
  coupon('code', '券码', '上门护理代金券', '秒后自动更新'),
  coupon('to-use', '商城里用的券', '居家护理满减券', '选好商品，进入确认订单'),
  {
    ...coupon('waiting', '还没到时间', '加购券', '未到时间：'),
    deeds: [ofMine('加购券', 'usable', 'waiting')],
    besides: ['to-use'],
  },
  coupon('used', '用过的券', '血压血糖检测', '已使用：', 'used'),
  { ...coupon('expired', '过期的券', '护理券', '已过期：', 'expired'), besides: ['to-use'] },
  {
    ...coupon('used/meanwhile', '打开时被工作人员用掉', '上门护理代金券', '已使用：'),
    deeds: [ofMine('上门护理代金券'), COUPON_CODE],
    taps: ['刷新券码', { call: 'use', with: { code: '{code}' } }],
  },
  {
    ...coupon('code-offline', '没有网络，旧码还在', '上门护理代金券', '网络不给力，'),
    besides: ['offline'],
    taps: [
      '刷新券码',
      { call: 'fault', with: { path: '/api/miniapp/coupon/detail', kind: 'drop', times: -1 } },
      '刷新券码',
    ],
  },
  {
    name: 'coupon-list/not-found',
    title: '卡券：没有这张',
    who: 'member',
    at: `${COUPON}?tab=mine&id=C0`,
    shows: 'CODE:2010',
  },
]);

const typed = (state: string, title: string, code: string, shows: string): Scenario => ({
  name: `course-exchange/${state}`,
  title: `课程兑换：${title}`,
  who: 'member',
  at: `/course-exchange?courseId=C1008&way=code&code=${code}`,
  taps: ['确认兑换'],
  shows,
});

addScenarios([
  typed('wrong-code', '码不对', 'KC26AAAABBBB', '这个兑换码无效'),
  typed('used-code', '码用过了', 'KC26USED4B2K', '这个兑换码已使用'),
  typed('overdue-code', '码过期了', 'KC26PAST6N8C', '这个兑换码已过期'),
  typed('unfit-code', '码是换别的课的', 'KC26BABY3F7Y', '这个兑换码不适用这门课'),
  typed('one-of-a-kind', '这批码用过一个', 'KC26GRP25D8W', '同一场活动的兑换码每人用 1 个'),
  {
    ...typed('locked', '错了太多次', 'KC26AAAABBBB', '已暂时锁定'),
    taps: ['确认兑换', '确认兑换', '确认兑换', '确认兑换', '确认兑换'],
  },
  typed('done', '换到了', 'KC262M9D7XRE', '课程换到了'),
]);
