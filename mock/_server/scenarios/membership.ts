import { CARD_ORDERED, TRIAL_RESERVED } from './purchase';
import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Scenario } from './types';

const CARD = '/membership-card';
const CARDS = '/api/miniapp/vip/card/list';
const ACTIVATE = '/schedule/activate-membership';
const DETAIL = '/schedule/order-detail';
const RESULT = '/schedule/pay-success';

addScenarios([
  ...threeStates({ screen: 'membership-card', title: '会员卡', at: CARD, who: 'member', main: CARDS }),
  { name: 'membership-card/guest', title: '会员卡：没有登录', at: CARD, shows: '登录后可以看到您的会员卡' },
  { name: 'membership-card/newcomer', title: '会员卡：还没有', who: 'newcomer', at: CARD, shows: '您还没有会员卡' },
  { name: 'membership-card/active', title: '会员卡：有效', who: 'member', at: CARD, shows: '还剩 117 天' },
  { name: 'membership-card/expiring', title: '会员卡：快到期', who: 'elder', at: CARD, shows: '还剩 21 天' },
  { name: 'membership-card/expired', title: '会员卡：已到期', who: 'lapsed', at: CARD, shows: '续费后权益当天恢复' },
  {
    name: 'membership-card/stopped',
    title: '会员卡：被停用',
    who: 'member',
    deeds: [{ call: 'card-stop', with: { persona: 'member', reason: '资料需要核实，请联系客服' } }],
    at: CARD,
    shows: '资料需要核实，请联系客服',
  },
  {
    name: 'membership-card/trial-reserved',
    title: '会员卡：体验待激活',
    who: 'newcomer',
    deeds: TRIAL_RESERVED,
    at: CARD,
    shows: '待激活',
  },
  {
    name: 'membership-card/confirming',
    title: '会员卡：核对订单',
    who: 'member',
    at: `${CARD}?step=confirm&cardId=jinxing&planId=year&couponId=none&consentId=N1`,
    shows: '核对订单',
  },
  {
    name: 'membership-card/plan-gone',
    title: '会员卡：选的方案不能选了',
    who: 'member',
    at: `${CARD}?step=confirm&cardId=jinxing&planId=trial&slot=2026-12-01`,
    shows: '这个方案现在不能选',
  },
  { name: 'membership-card/orders', title: '会员订单', who: 'member', at: `${CARD}?step=orders`, shows: '激活码激活' },
]);

const activate = (state: string, title: string, code: string, shows: string, times = 1): Scenario => ({
  name: `activate-membership/${state}`,
  title: `激活会员：${title}`,
  who: 'newcomer',
  at: `${ACTIVATE}?code=${code}`,
  taps: Array(times).fill('查看这张卡'),
  shows,
});

addScenarios([
  guestState({ screen: 'activate-membership', title: '激活会员', at: ACTIVATE }, '登录后才能看到'),
  { name: 'activate-membership/empty', title: '激活会员', who: 'newcomer', at: ACTIVATE, shows: '请输入激活码' },
  {
    name: 'activate-membership/error',
    title: '激活会员：没有查到，请求失败',
    who: 'newcomer',
    faults: [{ path: '/api/miniapp/vip/activate/check', kind: '500', times: -1 }],
    at: `${ACTIVATE}?code=X365-2K8M-4QPA`,
    taps: ['查看这张卡'],
    shows: '请求失败',
  },
  {
    name: 'activate-membership/locked',
    title: '激活会员：错了太多次',
    who: 'newcomer',
    at: `${ACTIVATE}?code=X999-AAAA-BBBB`,
    taps: Array(5).fill('查看这张卡'),
    shows: '已暂时锁定',
  },
  activate('previewing', '看卡里有什么', 'X365-2K8M-4QPA', '阅读须知并激活'),
  activate('unknown-code', '没有这个码', 'X999-AAAA-BBBB', '还可以试'),
  activate('used', '码用过了', 'XUSE-D5B7-2M4R', '已被尾号 5512 的用户激活'),
  activate('stopped', '这批停用了', 'XBAT-CH77-8W2E', '停用'),
  activate('overdue', '过了激活期', 'XEND-6Y4G-9N3C', '激活期到'),
]);

const order = (state: string, title: string, orderNo: string, shows: string): Scenario => ({
  name: `vip-order-detail/${state}`,
  title: `会员订单：${title}`,
  who: 'member',
  at: `${DETAIL}?orderNo=${orderNo}`,
  shows,
});

const ONE = `${DETAIL}?orderNo=V26090004`;

addScenarios([
  ...threeStates({
    screen: 'vip-order-detail',
    title: '会员订单',
    at: ONE,
    who: 'member',
    main: '/api/miniapp/vip/order/detail',
  }),
  guestState({ screen: 'vip-order-detail', title: '会员订单', at: ONE }, '登录后才能看到'),
  { name: 'vip-order-detail/not-found', title: '会员订单：没有订单号', who: 'member', at: DETAIL, shows: '没有订单号' },
  order('foreign', '另一个账号的', 'V26090006', '这笔订单是另一个账号的'),
  {
    name: 'vip-order-detail/unpaid',
    title: '会员订单：待支付',
    who: 'newcomer',
    deeds: CARD_ORDERED,
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '超时订单自动取消，不会扣费',
  },
  {
    name: 'vip-order-detail/processing',
    title: '会员订单：钱已扣，正在确认',
    who: 'newcomer',
    deeds: [...CARD_ORDERED, { call: 'pay', with: { orderNo: '{orderNo}', result: 'processing' } }],
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '正在确认付款结果',
  },
  {
    name: 'vip-order-detail/reserved',
    title: '会员订单：体验预约中',
    who: 'newcomer',
    deeds: TRIAL_RESERVED,
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '预约中',
  },
  order('done', '已完成', 'V26090004', '已完成'),
  order('cancelled', '已取消', 'V26090002', '您取消了订单'),
  order('refunded', '已退款', 'V26090003', '¥38.00，原路退回'),
]);

const result = (state: string, title: string, query: string, shows: string): Scenario => ({
  name: `vip-pay-success/${state}`,
  title: `会员支付结果：${title}`,
  who: 'member',
  at: `${RESULT}?${query}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'vip-pay-success',
    title: '会员支付结果',
    at: `${RESULT}?orderNo=V26090004&biz=vip`,
    who: 'member',
    main: '/api/miniapp/vip/order/detail',
  }),
  guestState(
    { screen: 'vip-pay-success', title: '会员支付结果', at: `${RESULT}?orderNo=V1&biz=vip` },
    '登录后才能看到',
  ),
  result('success', '成功', 'orderNo=V26090004&biz=vip', '付款成功'),
  result('activated', '激活成功', 'orderNo=V26090005&scene=activate', '再激活一张'),
  result('cancelled', '取消了', 'orderNo=V26090002&biz=vip', '订单已取消'),
  {
    name: 'vip-pay-success/processing',
    title: '会员支付结果：正在确认',
    who: 'newcomer',
    deeds: [...CARD_ORDERED, { call: 'pay', with: { orderNo: '{orderNo}', result: 'processing' } }],
    at: `${RESULT}?orderNo={orderNo}&biz=vip`,
    shows: '付款结果确认中',
  },
  {
    name: 'vip-pay-success/reserved',
    title: '会员支付结果：体验预约成功',
    who: 'newcomer',
    deeds: TRIAL_RESERVED,
    at: `${RESULT}?orderNo={orderNo}&biz=vip`,
    shows: '预约成功',
  },
]);

addScenarios([
  {
    name: 'activate-membership/wrong-password',
    title: '激活会员：卡号对，密码错',
    who: 'newcomer',
    at: ACTIVATE,
    taps: [{ into: '激活码', text: '000000' }, { into: '卡号', text: '6208100000000017' }, '查看这张卡'],
    shows: '激活码不对，还可以试',
    besides: ['unknown-code'],
  },
  {
    name: 'vip-pay-success/processing/refused',
    title: '会员支付结果：银行拒绝，订单还在等付款',
    who: 'newcomer',
    deeds: [...CARD_ORDERED, { call: 'pay', with: { orderNo: '{orderNo}', result: 'failed' } }],
    at: `${RESULT}?orderNo={orderNo}&biz=vip`,
    shows: '等待付款',
  },
  {
    name: 'vip-pay-success/refunded',
    title: '会员支付结果：款项退回了',
    who: 'member',
    at: `${RESULT}?orderNo=V26090003&biz=vip`,
    shows: '款项已退回',
  },
  {
    name: 'vip-order-detail/timed-out',
    title: '会员订单：付款时间过了',
    who: 'newcomer',
    deeds: CARD_ORDERED,
    later: 40 * 60_000,
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '超过 15 分钟未付款，已自动取消',
  },
  {
    name: 'vip-order-detail/trial-lapsed',
    title: '会员订单：体验没有激活，已失效',
    who: 'newcomer',
    deeds: TRIAL_RESERVED,
    later: 120 * 86_400_000,
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '已失效',
  },
]);
