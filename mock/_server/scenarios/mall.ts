import { addScenarios } from './registry';
import { threeStates } from './shared';
import type { Scenario } from './types';

const HOME = '/schedule/points-mall';
const DETAIL = `${HOME}/goods-detail`;
const LIST = '/api/miniapp/mall/goods/list';
const CONFIRM = `${DETAIL}?goodsId=G1003&step=confirm&skuId=G1003-1&num=1`;

const good = (state: string, title: string, goodsId: string, who: Scenario['who'], shows: string): Scenario => ({
  name: `goods-detail/${state}`,
  title: `商品详情：${title}`,
  ...(who ? { who } : {}),
  at: `${DETAIL}?goodsId=${goodsId}`,
  shows,
});

addScenarios([
  { name: 'points-mall/guest', title: '首页：没有登录', at: HOME, shows: '登录后查看积分' },
  { name: 'points-mall/member', title: '首页：会员', who: 'member', at: HOME, shows: '120 积分将于' },
  {
    name: 'points-mall/newcomer',
    title: '首页：新客',
    who: 'newcomer',
    at: HOME,
    shows: '今天开始签到',
    elderShows: '签到，得 10 积分',
  },
  {
    name: 'points-mall/error',
    title: '首页：商品没有取到',
    who: 'elder',
    faults: [{ path: LIST, kind: 'business', times: -1 }],
    at: HOME,
    shows: 'CODE:4001',
  },
  {
    name: 'points-mall/offline',
    title: '首页：没有网络',
    who: 'elder',
    faults: [{ path: '*', kind: 'drop', times: -1 }],
    at: HOME,
    shows: '网络不给力',
  },
  {
    name: 'points-mall/empty',
    title: '首页：这个分类没有商品',
    who: 'elder',
    faults: [{ path: LIST, kind: 'empty', times: -1 }],
    at: HOME,
    shows: '这里还没有商品',
  },
  {
    name: 'points-mall/signing-in',
    title: '首页：签到日历',
    who: 'member',
    at: `${HOME}?step=sign`,
    shows: '签到日历',
  },
  { name: 'points-mall/tasks', title: '首页：赚积分', who: 'member', at: `${HOME}?step=tasks`, shows: '填写收货地址' },
  { name: 'points-mall/searching', title: '首页：搜商品', at: `${HOME}?step=search`, shows: '大家在搜' },
  { name: 'points-mall/not-found', title: '首页：没有搜到', at: `${HOME}?step=search&q=zzz`, shows: '没有找到“zzz”' },
  {
    name: 'points-mall/services',
    title: '医院服务',
    who: 'member',
    at: `${HOME}?tab=service`,
    shows: '门诊和孕产',
    elderShows: '多数服务在微信小程序',
  },
  {
    name: 'points-mall/services-down',
    title: '医院服务：没有取到',
    who: 'member',
    faults: [{ path: '/api/miniapp/hospital/services', kind: '500', times: -1 }],
    at: `${HOME}?tab=service`,
    shows: 'CODE:1000',
  },
]);

addScenarios([
  ...threeStates({
    screen: 'goods-detail',
    title: '商品详情',
    at: `${DETAIL}?goodsId=G1003`,
    main: '/api/miniapp/mall/goods/detail',
  }),
  good('not-found', '没有这件商品', 'G9999', undefined, '没有找到这件商品'),
  good('exchangeable', '可以兑换', 'G1003', 'member', '立即兑换'),
  {
    name: 'goods-detail/choosing',
    title: '商品详情：选规格',
    who: 'member',
    at: `${DETAIL}?goodsId=G1005&step=sku`,
    shows: '选择规格',
  },
  good('not-started', '还没有开始', 'G3008', 'member', '还没有开始'),
  good('sold-out', '已换完', 'G2001', 'member', '已换完'),
  good('limit-reached', '换满了', 'G2010', 'member', '您已换满'),
  good('not-eligible', '要会员才能换', 'G2010', 'newcomer', '需要金杏会员'),
  good('not-enough-points', '积分不够', 'G1001', 'newcomer', '还差 800 积分'),
  good('closed', '已下架', 'G4007', 'member', '这件商品已下架'),
  { name: 'goods-detail/confirming', title: '确认兑换', who: 'member', at: CONFIRM, shows: '文三路 398 号' },
  {
    name: 'goods-detail/no-address',
    title: '确认兑换：没有地址',
    who: 'newcomer',
    at: CONFIRM,
    shows: '请添加收货地址',
  },
  {
    name: 'goods-detail/no-amount',
    title: '确认兑换：金额没有算出来',
    who: 'member',
    faults: [{ path: '/api/miniapp/mall/order/preview', kind: '500', times: -1 }],
    at: CONFIRM,
    shows: 'CODE:1000',
  },
]);

addScenarios([
  {
    name: 'points-mall/nothing-affordable',
    title: '首页：这一类没有能换的',
    who: 'newcomer',
    at: `${HOME}?cat=care&only=1`,
    // 长辈版 has no filters.
    elderShows: '',
    shows: '这一类还没有能换的',
    besides: ['newcomer'],
  },
  {
    name: 'points-mall/loading',
    title: '首页：商品加载很慢',
    who: 'member',
    faults: [{ path: LIST, kind: 'slow:600000', times: -1 }],
    at: `${HOME}?cat=baby`,
    shows: '加载较慢，请稍候',
    besides: ['member'],
  },
  {
    name: 'goods-detail/choosing-coupon',
    title: '确认兑换：选优惠券',
    who: 'member',
    at: `${CONFIRM}&action=coupon`,
    shows: '不使用优惠券',
  },
  {
    name: 'goods-detail/rules',
    title: '确认兑换：兑换须知',
    who: 'member',
    at: `${CONFIRM}&action=rules`,
    shows: '版本',
  },
]);
