import { type Address, addressesOf, findAddress } from '../address';
import { judgeOffer, leftOf, limitLeftOf, type Offer, offerOf } from '../campaign/goods';
import { goodUnder } from '../campaign/goodsDetail';
import { STORES, type StoreRow } from '../codes/stores';
import { couponsOf, judgeCoupon, type OwnedCoupon } from '../coupon/wallet';
import { courseGoesOn, courseOf } from '../mall/courseGood';
import { judge, limitLeft, limitOf, type Obstacle, ONE_COURSE } from '../mall/judge';
import { findSku } from '../mall/store';
import type { Delivery, Good, Sku } from '../mall/types';
import { CODES, Refusal, refuse } from '../refusal';
import { type FreeShipping, freeShippingFor } from '../rights/benefits';
import type { User } from '../users';
import type { Choice, OrderItem } from './types';

export interface QuoteError {
  code: Obstacle | 'address' | 'store';
  text: string;
}

export interface JudgedCoupon {
  owned: OwnedCoupon;
  usable: boolean;
  reasonText: string;
  discountCents: number;
}

/** One choice, counted now. Money in cents. */
export interface Quote {
  good: Good;
  sku: Sku;
  num: number;
  items: Omit<OrderItem, 'itemId'>[];
  points: number;
  cashCents: number;
  /** What is charged. */
  freightCents: number;
  freeShipping: FreeShipping | undefined;
  discountCents: number;
  payCents: number;
  deliver: Delivery;
  address: Address | undefined;
  store: StoreRow | undefined;
  coupon: JudgedCoupon | undefined;
  /** The campaign that the member came from. */
  campaign: string | undefined;
  /** Its price, where it has one for this SKU now. */
  offer: Offer | undefined;
  coupons: JudgedCoupon[];
  errors: QuoteError[];
  maxNum: number;
  maxText: string;
}

function deliveryOf(good: Good, choice: Choice): Delivery {
  const [first = 'express'] = good.deliver;
  if (choice.storeId !== undefined && good.deliver.includes('pickup')) return 'pickup';
  if (choice.addressId !== undefined && good.deliver.includes('express')) return 'express';
  return first;
}

export function itemsOf(good: Good, sku: Sku, num: number, deliver: Delivery, offer?: Offer): Quote['items'] {
  const main = {
    goodsId: good.goodsId,
    skuId: sku.skuId,
    name: good.name,
    img: sku.img,
    spec: sku.specs.join('，'),
    num,
    points: sku.points,
    cashCents: sku.cashCents,
    deliver,
  };
  const gift = offer?.good.gift;
  const free = { ...main, skuId: '', spec: '随单赠送', points: 0, cashCents: 0 };
  return [
    main,
    ...(good.gift ? [{ ...free, name: good.gift.name, img: good.gift.img, deliver: 'virtual' as const }] : []),
    ...(gift
      ? [
          {
            ...free,
            name: gift.name,
            img: gift.img,
            ...(gift.isClaimed ? { spec: '付款后到活动订单领取', num: 1 } : {}),
          },
        ]
      : []),
  ];
}

function addressOf(userId: string, addressId: string | undefined): Address | undefined {
  if (addressId === undefined) return addressesOf(userId)[0];
  try {
    return findAddress(userId, addressId);
  } catch (error) {
    if (error instanceof Refusal && error.code === CODES.NOT_FOUND) return undefined;
    throw error;
  }
}

function placeErrors(deliver: Delivery, choice: Choice, address: unknown, store: unknown): QuoteError[] {
  if (deliver === 'express' && !address) {
    const text = choice.addressId === undefined ? '请先添加收货地址' : '这个地址已经删除，请重新选择';
    return [{ code: 'address', text }];
  }
  return deliver === 'pickup' && !store ? [{ code: 'store', text: '请选择自提门店' }] : [];
}

interface Wanted {
  good: Good;
  /** With the price that holds for it. */
  sku: Sku;
  offer: Offer | undefined;
  num: number;
}

function goodsErrors({ good, sku, offer, num }: Wanted, userId: string, now: number): QuoteError[] {
  const isOff = offer && judgeOffer(offer, userId, num);
  if (isOff) return [isOff];
  const verdict = judge(goodUnder(good, offer), userId, now, { points: sku.points * num, num });
  const errors = verdict.obstacle === null ? [] : [{ code: verdict.obstacle, text: verdict.text }];
  const isCounted = verdict.obstacle === null || verdict.obstacle === 'points' || verdict.obstacle === 'limit';
  if (!isCounted || num <= sku.stock) return errors;
  const text = sku.stock === 0 ? '这个规格已换完，请换一种' : `库存只有 ${sku.stock} 件`;
  return [{ code: 'stock', text }, ...errors];
}

function judgeCoupons(userId: string, good: Good, cashCents: number, now: number): JudgedCoupon[] {
  return couponsOf(userId, now)
    .filter(({ template, status }) => template.useWay === 'goods' && status !== 'used' && status !== 'expired')
    .map((owned) => ({ owned, ...judgeCoupon(owned, { cashCents, categoryIds: [good.categoryId] }) }))
    .sort((a, b) => b.discountCents - a.discountCents || a.owned.validTo - b.owned.validTo);
}

function chooseCoupon(coupons: JudgedCoupon[], couponId: string | undefined): JudgedCoupon | undefined {
  if (couponId === 'none') return undefined;
  const usable = coupons.filter((each) => each.usable);
  return couponId === undefined ? usable[0] : usable.find(({ owned }) => owned.couponId === couponId);
}

/** The most pieces at a campaign's price. */
function mostOfOffer({ code, slot, good }: Offer, userId: string) {
  const left = leftOf(code, slot.slotId, good);
  const mine = limitLeftOf(code, good, userId);
  return mine === null || mine > left
    ? { maxNum: left, maxText: `这一场只有 ${left} 件` }
    : { maxNum: mine, maxText: `活动价每人限 ${good.limit} 件` };
}

function mostOf({ good, sku, offer }: Wanted, userId: string, now: number): { maxNum: number; maxText: string } {
  if (courseOf(good)) return { maxNum: Math.min(sku.stock, 1), maxText: courseGoesOn(good, userId, now) || ONE_COURSE };
  const inMall = mostInMall(goodUnder(good, offer), sku, userId);
  const inSlot = offer ? mostOfOffer(offer, userId) : inMall;
  return inSlot.maxNum < inMall.maxNum ? inSlot : inMall;
}

function mostInMall(good: Good, sku: Sku, userId: string): { maxNum: number; maxText: string } {
  const left = limitLeft(good, userId);
  if (left === null || left > sku.stock) {
    return { maxNum: sku.stock, maxText: sku.stock === 0 ? '已换完' : `库存只有 ${sku.stock} 件` };
  }
  const limit = limitOf(good, userId) ?? 0;
  const used = limit - left;
  if (left === 0) return { maxNum: 0, maxText: `每人限换 ${limit} 件，您已换满` };
  const already = used > 0 ? `，您已换 ${used} 件，这次最多 ${left} 件` : '';
  return { maxNum: left, maxText: `每人限换 ${limit} 件${already}` };
}

/** Counts a choice with the prices, stock, limits, coupons and addresses of this moment. */
export function countOrder(user: User, choice: Choice, now: number): Quote {
  const found = findSku(choice.skuId);
  if (!found) throw refuse.notFound('没有找到这个规格，可能已下架，请换一种');
  const { good } = found;
  const { num, campaign } = choice;
  const offer = offerOf(campaign, choice.skuId, now);
  const sku = offer ? { ...found.sku, points: offer.good.points, cashCents: offer.good.cashCents } : found.sku;
  const { userId } = user;
  const deliver = deliveryOf(good, choice);
  const cashCents = sku.cashCents * num;
  const coupons = judgeCoupons(userId, good, cashCents, now);
  const coupon = chooseCoupon(coupons, choice.couponId);
  const discountCents = coupon?.discountCents ?? 0;
  const fullFreightCents = deliver === 'express' ? good.freightCents : 0;
  const freeShipping = freeShippingFor(userId, fullFreightCents, now);
  const freightCents = fullFreightCents - (freeShipping?.saved ?? 0);
  const address = deliver === 'express' ? addressOf(userId, choice.addressId) : undefined;
  const store = deliver === 'pickup' ? STORES.find((each) => each.storeId === choice.storeId) : undefined;
  const wanted = { good, sku, offer, num };
  return {
    ...wanted,
    campaign,
    items: itemsOf(good, sku, num, deliver, offer),
    points: sku.points * num,
    cashCents,
    freightCents,
    freeShipping,
    discountCents,
    payCents: cashCents - discountCents + freightCents,
    deliver,
    address,
    store,
    coupon,
    coupons,
    errors: [...goodsErrors(wanted, userId, now), ...placeErrors(deliver, choice, address, store)],
    ...mostOf(wanted, userId, now),
  };
}
