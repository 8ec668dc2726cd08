import { addScenarios } from './registry';
import { guestState, threeStates } from './shared';
import type { Deed, Scenario } from './types';

const LIST = '/schedule/points-mall/order-list';
const DETAIL = '/schedule/points-mall/order-detail';
const ALL = { call: 'GET /api/miniapp/mall/order/list', with: { tab: 'all', currentPage: '1', pageSize: '50' } };

/** Keeps the number of the member's seeded order of a good. */
export const orderOf = (goodsId: string): Deed => ({
  ...ALL,
  keep: { orderNo: ['recordList', { 'items.0.goodsId': goodsId }, 'orderNo'] },
});

interface Seeded extends Omit<Scenario, 'name' | 'at'> {
  state: string;
  goodsId: string;
  query?: string;
}

/** The member's seeded order of a good, on its own screen. */
function detail({ state, goodsId, query = '', deeds = [], ...rest }: Seeded): Scenario {
  return {
    who: 'member',
    ...rest,
    name: `order-detail/${state}`,
    deeds: [orderOf(goodsId), ...deeds],
    at: `${DETAIL}?orderNo={orderNo}${query}`,
  };
}

addScenarios([
  ...threeStates({
    screen: 'order-list',
    title: '兑换订单',
    at: LIST,
    who: 'member',
    main: '/api/miniapp/mall/order/list',
  }),
  guestState({ screen: 'order-list', title: '兑换订单', at: LIST }, '登录后才能看到'),
  { name: 'order-list/empty', title: '兑换订单：一笔也没有', who: 'newcomer', at: LIST, shows: '还没有兑换订单' },
  { name: 'order-list/orders', title: '兑换订单：待发货', who: 'member', at: `${LIST}?tab=ship`, shows: '提醒发货' },
  {
    name: 'order-list/nothing-found',
    title: '兑换订单：没有搜到',
    who: 'member',
    at: `${LIST}?q=zzz`,
    shows: '没有找到这样的订单',
  },
  {
    name: 'order-list/cancelling',
    title: '兑换订单：取消前看退回什么',
    who: 'member',
    deeds: [orderOf('G1001')],
    at: `${LIST}?step=cancel&orderNo={orderNo}`,
    shows: '为什么取消',
  },
  {
    name: 'order-list/closed-meanwhile',
    title: '兑换订单：付款时限已过，订单自己关了',
    who: 'member',
    deeds: [orderOf('G1001')],
    later: 20 * 60_000,
    at: `${LIST}?q=氨基酸温和洗护礼盒`,
    shows: '已取消，积分已退',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'order-detail',
    title: '订单详情',
    at: `${DETAIL}?orderNo={orderNo}`,
    who: 'member',
    deeds: [orderOf('G1001')],
    main: '/api/miniapp/mall/order/detail',
  }),
  guestState({ screen: 'order-detail', title: '订单详情', at: `${DETAIL}?orderNo=G0` }, '登录后才能看到'),
  {
    name: 'order-detail/not-found',
    title: '订单详情：没有订单号',
    who: 'member',
    at: DETAIL,
    shows: '没有找到这笔订单',
  },
  {
    name: 'order-detail/foreign',
    title: '订单详情：另一个账号的订单',
    who: 'lapsed',
    deeds: [{ ...orderOf('G1001'), as: 'member' }],
    at: `${DETAIL}?orderNo={orderNo}`,
    shows: '这笔订单是另一个账号的',
  },
  detail({ state: 'unpaid', title: '订单详情：待支付', goodsId: 'G1001', shows: '去支付' }),
  detail({
    state: 'processing',
    title: '订单详情：钱已扣，正在确认',
    goodsId: 'G1001',
    deeds: [{ call: 'pay', with: { orderNo: '{orderNo}', result: 'processing' } }],
    shows: '付款确认中',
  }),
  detail({ state: 'to-ship', title: '订单详情：待发货', goodsId: 'G1004', shows: '日前发货' }),
  detail({ state: 'on-the-way', title: '订单详情：在路上', goodsId: 'G6001', shows: '待收货' }),
  detail({ state: 'pick-up', title: '订单详情：待自提', goodsId: 'G7008', shows: '出示自提码' }),
  detail({ state: 'done', title: '订单详情：已完成', goodsId: 'G5001', shows: '已到账' }),
  detail({ state: 'cancelled', title: '订单详情：自己取消的', goodsId: 'G2001', shows: '您取消了订单（不想要了）' }),
  detail({ state: 'timed-out', title: '订单详情：超时关闭', goodsId: 'G1013', shows: '荞麦颈枕' }),
  detail({ state: 'after-sale-reviewing', title: '售后：审核中', goodsId: 'G7007', shows: '售后审核中' }),
  detail({ state: 'after-sale-send-back', title: '售后：请寄回', goodsId: 'G7009', shows: '前寄回' }),
  detail({ state: 'after-sale-returning', title: '售后：退货途中', goodsId: 'G1010', shows: '退货途中' }),
  detail({ state: 'after-sale-refunding', title: '售后：退款中', goodsId: 'G6002', shows: '退款中审核通过' }),
  detail({ state: 'after-sale-refunded', title: '售后：已退款', goodsId: 'G1003', shows: '已退款' }),
  detail({ state: 'after-sale-rejected', title: '售后：未通过', goodsId: 'G2007', shows: '售后未通过' }),
  detail({
    state: 'applying',
    title: '订单详情：申请售后',
    goodsId: 'G6001',
    query: '&step=aftersale',
    shows: '请先选择原因',
  }),
  detail({
    state: 'closed-while-paying',
    title: '订单详情：付款时钱包关了单',
    goodsId: 'G1001',
    deeds: [{ call: 'pay', with: { orderNo: '{orderNo}', result: 'closed' } }],
    shows: '已退回：800 积分',
  }),
]);

addScenarios([
  detail({
    state: 'cancelling',
    title: '订单详情：取消前看退回什么',
    goodsId: 'G1001',
    query: '&step=cancel',
    shows: '为什么取消',
    besides: ['applying'],
  }),
  detail({
    state: 'moving',
    title: '订单详情：改地址',
    goodsId: 'G1004',
    query: '&step=address',
    shows: '下单时先用这个',
    elderShows: '选择地址',
  }),
  detail({
    state: 'express',
    title: '订单详情：看物流',
    goodsId: 'G6001',
    query: '&step=express',
    shows: '快递员已揽收',
  }),
  detail({
    state: 'pick-up-code',
    title: '订单详情：自提码',
    goodsId: 'G7008',
    query: '&step=code',
    shows: '出示给工作人员',
  }),
  detail({
    state: 'receiving',
    title: '订单详情：确认收货再问一次',
    goodsId: 'G6001',
    taps: ['确认收货'],
    shows: '请先打开包裹看看，没有问题再确认。',
    besides: ['on-the-way'],
  }),
  {
    name: 'order-list/empty-tab',
    title: '兑换订单：这一类没有',
    who: 'lapsed',
    at: `${LIST}?tab=aftersale`,
    shows: '没有售后',
  },
]);
