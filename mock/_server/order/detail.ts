import { shownStores } from '../codes/stores';
import type { Context } from '../handle';
import { CONFIRM_MINUTES, REFUND_SPAN } from '../payment/limits';
import { balanceOf } from '../points';
import { inDays } from '../spans';
import { showAfterSale, showOffer } from './afterSaleShow';
import { whyNotCancel } from './buttons';
import { campaignStep } from './campaignLink';
import { showEarning } from './earning';
import { parcelsOf } from './express';
import { returnableOf } from './lifecycle';
import { SHIP_PROMISE_MS } from './limits';
import { maskAddress } from './mask';
import { shipByOf, showOrder, stageOf } from './show';
import { ORDER_STATUS } from './status';
import { needOwnOrder } from './store';
import type { GoodsOrder } from './types';
import { virtualsOf } from './virtuals';

const CANCEL_REASONS = ['不想要了', '选错规格或数量', '地址填错了', '想换别的商品', '等得太久', '其他'];

function pickupOf({ pickup, storeId }: GoodsOrder) {
  const [store] = shownStores([storeId]);
  return pickup && store ? { pickup: { ...pickup, store } } : {};
}

/** The parts of a detail that only some orders have. */
function partsOf(order: GoodsOrder, now: number) {
  const offer = showOffer(order, now);
  return {
    ...(order.address ? { address: maskAddress(order.address) } : {}),
    ...pickupOf(order),
    ...(order.virtuals.length > 0 ? { virtual: { items: virtualsOf(order) } } : {}),
    ...(order.coupon ? { coupon: order.coupon } : {}),
    ...(order.reasonText === '' ? {} : { reasonText: order.reasonText }),
    ...(order.returned ? { returned: order.returned } : {}),
    ...(whyNotCancel(order) === '' ? { returnable: returnableOf(order) } : {}),
    ...(offer ? { afterSaleOffer: offer } : {}),
  };
}

export function getDetail({ user, query, now }: Context) {
  const order = needOwnOrder(user.userId, query.orderNo);
  return {
    ...showOrder(order, now),
    ...partsOf(order, now),
    deliver: order.deliver,
    timeline: [...order.timeline].reverse(),
    express: parcelsOf(order, now),
    cash: order.cashCents,
    freight: order.freightCents,
    ...(order.freeShipping
      ? { freeShipping: { saved: order.freeShipping.savedCents, text: '用了会员包邮 1 单' } }
      : {}),
    ...showEarning(order),
    discount: order.discountCents,
    remark: order.remark,
    payText: order.payText,
    paidAt: order.paidAt,
    cancelReasons: CANCEL_REASONS,
    refundText: `一般 ${REFUND_SPAN}到账`,
    afterSale: order.afterSales.map(showAfterSale).reverse(),
    serverTime: now,
  };
}

export function getExpress({ user, query, now }: Context) {
  return parcelsOf(needOwnOrder(user.userId, query.orderNo), now);
}

const DETAIL_ROUTE = '/schedule/points-mall/order-detail';

/** The ways to what was delivered online: one to the coupons, however many there are, and one to each course. */
function virtualSteps({ virtuals }: GoodsOrder) {
  const routes = [...new Set(virtuals.map(({ route }) => route).filter((route) => route !== ''))];
  const coupons = routes.filter((route) => route.startsWith('/coupon-list'));
  const courses = routes.filter((route) => !coupons.includes(route));
  const toCoupons =
    coupons.length > 1
      ? [{ text: `${coupons.length} 张卡券已到账，去看看`, route: '/coupon-list?tab=mine' }]
      : coupons.map((route) => ({ text: '卡券已到账，去看看', route }));
  return [...toCoupons, ...courses.map((route) => ({ text: '课程已到账，去学习', route }))];
}

/** Where to go from here, for the result of an order and of its payment. */
export function nextStepsOf(order: GoodsOrder) {
  const detail = { text: '查看订单', route: `${DETAIL_ROUTE}?orderNo=${order.orderNo}` };
  if (order.status === ORDER_STATUS.toPay)
    return [
      {
        text: order.isPaying ? '看付款结果' : '去支付',
        route: `/paying?orderNo=${order.orderNo}&biz=goods${order.campaign && `&from=${order.campaign}`}`,
      },
      detail,
    ];
  return [
    ...virtualSteps(order),
    ...(order.status === ORDER_STATUS.toShip
      ? [{ text: `约 ${inDays(SHIP_PROMISE_MS)}内发货，发货后会通知您`, route: detail.route }]
      : []),
    ...(order.pickup ? [{ text: '到门店出示自提码领取', route: detail.route }] : []),
    detail,
    ...campaignStep(order),
  ];
}

function resultOf(order: GoodsOrder): 'waiting' | 'processing' | 'success' | 'partly' | 'failed' {
  if (order.status === ORDER_STATUS.cancelled) return 'failed';
  if (order.status === ORDER_STATUS.toPay) return order.isPaying ? 'processing' : 'waiting';
  return order.status === ORDER_STATUS.toShip && order.virtuals.length > 0 ? 'partly' : 'success';
}

export function getResult({ user, query, now }: Context) {
  const order = needOwnOrder(user.userId, query.orderNo);
  const { items, tip, expireAt } = showOrder(order, now);
  const stage = stageOf(order, now);
  return {
    orderNo: order.orderNo,
    status: resultOf(order),
    ...(stage === '' ? {} : { stage }),
    items,
    balance: balanceOf(user.userId).available,
    ...(tip === undefined ? {} : { tip }),
    points: order.points,
    payAmount: order.payCents,
    deliverType: order.deliver,
    ...(order.reasonText === '' ? {} : { reasonText: order.reasonText }),
    ...(order.returned ? { returned: order.returned } : {}),
    expireAt,
    confirmMinutes: CONFIRM_MINUTES,
    shipBy: order.status === ORDER_STATUS.toShip ? shipByOf(order) : null,
    nextSteps: nextStepsOf(order),
    serverTime: now,
  };
}
