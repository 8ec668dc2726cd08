import { orderOf } from './order';
import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Scenario } from './types';

const RESULT = '/schedule/points-mall/pay-success';
const AT = '/paying?orderNo={orderNo}&biz=goods';
const DEEDS = [orderOf('G1001')];

const told = (result: string) => [...DEEDS, { call: 'pay', with: { orderNo: '{orderNo}', result } }];

const paying = (state: string, title: string, result: string, shows: string): Scenario => ({
  name: `paying/${state}`,
  title: `支付：${title}`,
  who: 'member',
  deeds: told(result),
  at: AT,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'paying',
    title: '支付',
    at: AT,
    who: 'member',
    deeds: DEEDS,
    main: '/api/miniapp/pay/info',
  }),
  guestState({ screen: 'paying', title: '支付', at: '/paying?orderNo=G0&biz=goods' }, '登录后才能看到'),
  { name: 'paying/not-found', title: '支付：没有订单号', who: 'member', at: '/paying', shows: '没有找到要付款的订单' },
  {
    name: 'paying/foreign',
    title: '支付：另一个账号的订单',
    who: 'lapsed',
    deeds: [{ ...orderOf('G1001'), as: 'member' }],
    at: AT,
    shows: '这笔订单是另一个账号的',
  },
  {
    name: 'paying/waiting',
    title: '支付：待支付',
    who: 'member',
    deeds: DEEDS,
    at: AT,
    shows: '内付款，超时订单自动取消',
  },
  {
    name: 'paying/waiting/mini',
    title: '支付：小程序里待支付',
    who: 'member',
    host: 'mini',
    deeds: DEEDS,
    at: AT,
    shows: '内付款，超时订单自动取消',
  },
  paying('processing', '钱已扣，正在确认', 'processing', '正在确认'),
  { ...paying('failed', '银行拒绝', 'failed', '银行卡余额不足'), besides: ['waiting'] },
  paying('closed', '订单关了', 'closed', '重新下单'),
  paying('already-paid', '已经付过', 'success', '兑换成功'),
]);

const result = (state: string, title: string, goodsId: string, shows: string, outcome?: string): Scenario => ({
  name: `goods-pay-success/${state}`,
  title: `兑换结果：${title}`,
  who: 'member',
  deeds: outcome ? told(outcome) : [orderOf(goodsId)],
  at: `${RESULT}?orderNo={orderNo}`,
  shows,
});

addScenarios([
  ...threeStates({
    screen: 'goods-pay-success',
    title: '兑换结果',
    at: `${RESULT}?orderNo={orderNo}`,
    who: 'member',
    deeds: [orderOf('G1004')],
    main: '/api/miniapp/mall/order/result',
  }),
  guestState({ screen: 'goods-pay-success', title: '兑换结果', at: `${RESULT}?orderNo=G0` }, '登录后才能看到'),
  result('waiting', '等待付款', 'G1001', '等待付款'),
  result('processing', '正在确认', 'G1001', '结果确认中', 'processing'),
  result('success', '成功', 'G1004', '兑换成功'),
  result('partly', '部分已到账', 'G2010', '部分已到账'),
  result('failed', '没有成功', 'G1013', '兑换没有成功'),
]);

const PAY_AGREED: Scenario['deeds'] = [
  ...DEEDS,
  { call: 'GET /api/miniapp/consent/get', with: { type: 'pay' }, keep: { version: ['version'] } },
  { call: 'POST /api/miniapp/consent/accept', with: { type: 'pay', version: '{version}' } },
];

const agreed = (state: string, title: string, shows: string, more: Partial<Scenario>): Scenario => ({
  name: `paying/${state}`,
  title: `支付：${title}`,
  who: 'member',
  deeds: PAY_AGREED,
  at: AT,
  shows,
  ...more,
});

addScenarios([
  agreed('waiting/agreed', '看过须知，待支付', '您已同意《', {}),
  agreed('launching', '正在打开付款页面', '正在打开付款页面', {
    faults: [{ path: '/api/miniapp/pay/launch', kind: 'slow:600000', times: -1 }],
    taps: ['立即付款'],
    besides: ['waiting'],
  }),
  agreed('unknown-launch', '付款页面没有打开', '付款页面没有连上，请再试一次', {
    faults: [{ path: '/api/miniapp/pay/launch', kind: 'lost', times: -1 }],
    taps: ['立即付款'],
    besides: ['waiting'],
  }),
  agreed('confirming', '从钱包回来，还没有结果', '正在向支付机构核对，请先不要重复付款。', {
    host: 'mini',
    taps: ['立即付款'],
  }),
  agreed('no-channels', '没有可用的付款方式', 'button:没有可用的付款方式', {
    faults: [{ path: '/api/miniapp/pay/info', kind: 'empty', times: -1 }],
    host: 'wechat',
    besides: ['waiting'],
  }),
  agreed('elsewhere', '这个浏览器里不能付款', '请在微信里打开这笔订单', {
    faults: [{ path: '/api/miniapp/pay/info', kind: 'empty', times: -1 }],
    besides: ['waiting'],
  }),
  agreed('closed/timed-out', '付款时间过了', '超过 15 分钟未付款，订单自动取消', { later: 20 * 60_000 }),
]);
