import { returnCoupon } from '../coupon/wallet';
import { giveBack } from '../points';
import { DAY } from '../state';
import { giveForDone, isAllBack, takeBackForRefund } from './earning';
import { REFUND_MS, RETURN_PARCEL_MS, REVIEW_MS, SEND_BACK_MS, sendBackEnd } from './limits';
import { UNWANTED } from './returnFreight';
import { ORDER_STATUS } from './status';
import type { AfterSale, AfterSaleStatus, GoodsOrder } from './types';

export function changeCase(row: AfterSale, status: AfterSaleStatus, at: number, text: string): void {
  row.status = status;
  row.changedAt = at;
  row.timeline.push({ at, text });
}

/** What comes back with a case, in words. */
function backWords({ points, cash }: AfterSale): string {
  return [...(points > 0 ? ['积分'] : []), ...(cash > 0 ? ['钱'] : [])].join('和');
}

/** The steps of a case, in words. */
export function refundedText(row: AfterSale): string {
  return `已退款，${backWords(row)}原路退回${row.isCouponBack ? '，优惠券也退回，有效期不变' : ''}`;
}

export function sentText({ company, no }: NonNullable<AfterSale['express']>): string {
  return `已寄回，${company} ${no}`;
}

export const PASSED_TEXT = '审核通过，退款中';
/** Why a case ended whose good was not sent back in time. */
export const NOT_SENT_TEXT = `${SEND_BACK_MS / DAY} 天没有寄回，售后已关闭`;
export const ARRIVED_TEXT = '仓库已收到，退款中';

/** The coupon of an order of which nothing was kept: once, with the case that brought the last of it back. */
function giveCouponBack(order: GoodsOrder, row: AfterSale): void {
  if (!order.coupon || !isAllBack(order) || order.afterSales.some(({ isCouponBack }) => isCouponBack)) return;
  returnCoupon(order.userId, order.coupon.couponId, '订单退款');
  row.isCouponBack = true;
}

function payBack(order: GoodsOrder, row: AfterSale, at: number): void {
  // What counts as back are refunded cases, this one among them.
  row.status = 'refunded';
  giveCouponBack(order, row);
  changeCase(row, 'refunded', at, refundedText(row));
  const item = order.items.find((each) => each.itemId === row.itemId);
  giveBack(order.userId, {
    points: row.points,
    title: `售后退回 ${item?.name ?? '商品'}`,
    bizType: 'order',
    bizNo: order.orderNo,
    at,
  });
  takeBackForRefund(order, at);
  endWhenAllIsBack(order, at);
}

/** An order of which nothing was kept waits for no parcel, and asks for no receipt: it is over and was never received. */
function endWhenAllIsBack(order: GoodsOrder, at: number): void {
  const isUnderWay = order.status === ORDER_STATUS.toShip || order.status === ORDER_STATUS.onTheWay;
  if (!isUnderWay || !isAllBack(order)) return;
  order.status = ORDER_STATUS.done;
  giveForDone(order, at);
}

export function sendBackText({ reason }: AfterSale): string {
  return `审核通过，请寄回商品，运费由${reason === UNWANTED ? '您' : '我们'}出`;
}

/** The next step of a case that the provider takes. */
export function goOn(order: GoodsOrder, row: AfterSale, at: number): void {
  if (row.status === 'refunding') payBack(order, row, at);
  else if (row.status === 'returning') changeCase(row, 'refunding', at, ARRIVED_TEXT);
  else if (row.type === 'return') changeCase(row, 'sendBack', at, sendBackText(row));
  else changeCase(row, 'refunding', at, PASSED_TEXT);
}

function passOne(order: GoodsOrder, row: AfterSale, now: number): void {
  if (row.status === 'reviewing' && now >= row.changedAt + REVIEW_MS) goOn(order, row, row.changedAt + REVIEW_MS);
  if (row.status === 'sendBack' && now >= sendBackEnd(row.changedAt))
    changeCase(row, 'cancelled', sendBackEnd(row.changedAt), NOT_SENT_TEXT);
  if (row.status === 'returning' && now >= row.changedAt + RETURN_PARCEL_MS)
    goOn(order, row, row.changedAt + RETURN_PARCEL_MS);
  if (row.status === 'refunding' && now >= row.changedAt + REFUND_MS) goOn(order, row, row.changedAt + REFUND_MS);
}

/** Lets pass what time alone decides about after-sales. */
export function passAfterSales(order: GoodsOrder, now: number): void {
  for (const row of order.afterSales) passOne(order, row, now);
}

/** Cases that still go on. */
export function isOpenCase({ status }: AfterSale): boolean {
  return status === 'reviewing' || status === 'sendBack' || status === 'returning' || status === 'refunding';
}
