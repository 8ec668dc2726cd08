import { earn, takeBack } from '../points';
import { CENTS_A_POINT } from '../points/limits';
import { BOOST_NOTE, multiply } from '../rights/benefits';
import { addGrowth, GROWTH, takeGrowthBack } from '../rights/growth';
import { ORDER_STATUS } from './status';
import type { AfterSaleStatus, GoodsOrder } from './types';

/** Of the points that a done order gives. */
export const REWARD_BIZ_TYPE = 'orderReward';

type Sums = Pick<GoodsOrder, 'payCents' | 'freightCents' | 'earnTimes'>;

/** Points for the money of the goods; freight earns none, and what is left of a point is dropped. */
function pointsFor({ payCents, freightCents, earnTimes }: Sums, refundedCents: number): number {
  return multiply(Math.max(payCents - freightCents - refundedCents, 0) / CENTS_A_POINT, earnTimes);
}

type Cases = Partial<Pick<GoodsOrder, 'afterSales'>>;

const REFUNDED: readonly AfterSaleStatus[] = ['refunded'];

function refundsOf({ afterSales = [] }: Cases, counted = REFUNDED) {
  return afterSales.filter(({ status }) => counted.includes(status));
}

function refundedSum(order: Cases, of: 'points' | 'cash', counted = REFUNDED): number {
  return refundsOf(order, counted).reduce((sum, row) => sum + row[of], 0);
}

export function entitledTo(sums: Sums & Cases): number {
  return pointsFor(sums, refundedSum(sums, 'cash'));
}

/** Whether everything that was given for the goods went back, with the cases that count; freight stays. */
export function isAllBack(order: GoodsOrder, counted = REFUNDED): boolean {
  const { points, payCents, freightCents } = order;
  const sum = (of: 'points' | 'cash') => refundedSum(order, of, counted);
  return refundsOf(order, counted).length > 0 && sum('points') >= points && sum('cash') >= payCents - freightCents;
}

function hasDeliveredGoods(order: GoodsOrder): boolean {
  const refunded = refundsOf(order).map(({ itemId }) => itemId);
  return order.items.some(({ itemId, skuId }) => skuId !== '' && !refunded.includes(itemId));
}

function titleOf(order: GoodsOrder): string {
  return order.items[0]?.name ?? '商品';
}

/** How the ledger names what a done order gives. */
export function rewardWords(order: GoodsOrder) {
  return { title: `兑换得积分 ${titleOf(order)}`, note: order.earnTimes > 1 ? BOOST_NOTE : '' };
}

/** The order is done: its money earns points, and the member grows. Once per order. */
export function giveForDone(order: GoodsOrder, at: number): void {
  if (order.given !== null) return;
  const { userId, orderNo } = order;
  order.given = entitledTo(order);
  earn(userId, { points: order.given, ...rewardWords(order), bizType: REWARD_BIZ_TYPE, bizNo: orderNo, at });
  if (hasDeliveredGoods(order)) addGrowth(userId, { title: '完成一笔订单', delta: GROWTH.order, bizNo: orderNo }, at);
}

/** Money of a done order went back: so does what it had given. */
export function takeBackForRefund(order: GoodsOrder, at: number): void {
  if (order.given === null) return;
  const { userId, orderNo } = order;
  const points = order.given - Math.min(entitledTo(order), order.given);
  order.given -= points;
  takeBack(userId, { points, title: `退款，收回积分 ${titleOf(order)}`, bizType: REWARD_BIZ_TYPE, bizNo: orderNo, at });
  if (!hasDeliveredGoods(order)) takeGrowthBack(userId, orderNo, '订单退款，收回', at);
}

/** What an order brings and when, in words; undefined when it brings no points. */
export function showEarning(sums: Sums & Partial<Pick<GoodsOrder, 'given' | 'deliver' | 'status' | 'afterSales'>>) {
  const points = sums.given ?? entitledTo(sums);
  if (points === 0 || sums.status === ORDER_STATUS.cancelled) return {};
  const when = sums.deliver === 'virtual' ? '付款后到账' : '确认收货后到账';
  const parts = [sums.given == null ? when : '已到账', ...(sums.earnTimes > 1 ? [BOOST_NOTE] : [])];
  return { earn: { points, text: parts.join('，') } };
}
