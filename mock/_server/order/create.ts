import { countSale, leftOf } from '../campaign/goods';
import { lockCoupon, useCoupon as markCouponUsed } from '../coupon/wallet';
import type { Context } from '../handle';
import { gapOf } from '../mall/judge';
import { takeStock } from '../mall/stock';
import { freeze, spend } from '../points';
import { type Refusal, refuse } from '../refusal';
import { takeFreeShipping } from '../rights/benefits';
import { fulfil } from './fulfil';
import { figuresOf, needPreview, ownedOf, placeOf, renewPreview } from './preview';
import { countOrder, type Quote, type QuoteError } from './quote';
import { orders, sweepOrders } from './store';
import { countsFor, toOrder } from './toOrder';
import type { GoodsOrder } from './types';

const REMARK_MAX = 100;

function needRemark(remark: unknown = ''): string {
  if (typeof remark !== 'string' || [...remark].length > REMARK_MAX)
    throw refuse.badInput(`备注最多 ${REMARK_MAX} 个字`);
  return remark.trim();
}

function isGone({ sku, offer }: Quote): boolean {
  return sku.stock === 0 || (offer !== undefined && leftOf(offer.code, offer.slot.slotId, offer.good) === 0);
}

function refusalOf(error: QuoteError, quote: Quote, userId: string, renew: () => unknown): Refusal {
  switch (error.code) {
    case 'closed':
      return refuse.ended('这件商品已下架，可以看看其他商品');
    case 'notStarted':
      return refuse.notStarted('这件商品还没有开始兑换，可以先设提醒');
    case 'stock':
      if (isGone(quote)) return refuse.soldOut(quote.offer ? error.text : undefined);
      return refuse.priceChanged(renew(), `${error.text}，请改数量后再提交`);
    case 'level':
      return refuse.level(error.text);
    case 'limit':
      return refuse.limit(error.text);
    case 'points':
      return refuse.points(gapOf(quote.points, userId));
    default:
      return refuse.badInput(error.text);
  }
}

const CLAIMS = { payAmount: 'payCents', points: 'points', cash: 'cashCents', amount: 'payCents' } as const;

/** Figures in a request are never taken; one that deviates shows that somebody tampered or looks at something old. */
function refuseClaims(body: Record<string, unknown>, quote: Quote): void {
  for (const [claim, figure] of Object.entries(CLAIMS)) {
    if (claim in body && body[claim] !== quote[figure]) throw refuse.badInput('金额由服务器计算，请重新确认订单');
  }
}

/** Takes what an order costs. Everything has been checked; nothing here can refuse half-way. */
function takeAll(order: GoodsOrder, quote: Quote, now: number): void {
  const { userId, orderNo, points, payExpireAt } = order;
  const savedCents = quote.freeShipping?.saved ?? 0;
  if (savedCents > 0) order.freeShipping = { savedCents, usageId: takeFreeShipping(userId, now) };
  takeStock(countsFor(order), quote.sku.skuId, quote.num);
  if (order.slot) countSale(userId, order.slot, quote.sku.skuId, quote.num);
  if (order.coupon) lockCoupon(userId, order.coupon.couponId, orderNo);
  const movement = { points, title: `兑换 ${quote.good.name}`, bizType: 'order', bizNo: orderNo };
  if (payExpireAt === null) spend(userId, movement);
  else freeze(userId, { ...movement, releaseAt: payExpireAt });
  orders().rows.push(order);
  if (payExpireAt !== null) return;
  if (order.coupon) markCouponUsed(userId, order.coupon.couponId);
  fulfil(order, now);
}

export function createOrder({ user, body, now }: Context) {
  sweepOrders();
  const shown = needPreview(user, body.previewToken, now);
  const remark = needRemark(body.remark);
  const quote = countOrder(user, shown.choice, now);
  const renew = () => renewPreview(user, shown, now);
  const [error] = quote.errors;
  if (error) throw refusalOf(error, quote, user.userId, renew);
  if (figuresOf(quote) !== shown.figures) {
    const hasLostCoupon = shown.choice.couponId !== 'none' && !quote.coupon;
    throw refuse.priceChanged(renew(), hasLostCoupon ? '这张优惠券不能用了，请重新确认' : undefined);
  }
  if (placeOf(quote) !== shown.place) throw refuse.priceChanged(renew(), '收货地址改过了，请核对后再提交');
  if (ownedOf(quote) !== shown.owned) throw refuse.priceChanged(renew(), quote.maxText);
  refuseClaims(body, quote);
  const order = toOrder(user, quote, remark, now);
  order.campaign = shown.choice.campaign ?? '';
  takeAll(order, quote, now);
  shown.orderNo = order.orderNo;
  return {
    orderNo: order.orderNo,
    needPay: order.payCents > 0,
    payAmount: order.payCents,
    points: order.points,
    status: order.status,
    expireAt: order.payExpireAt,
  };
}
