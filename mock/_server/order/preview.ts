import { describeOffer } from '../campaign/goods';
import { shownStores } from '../codes/stores';
import type { Context } from '../handle';
import { courseOf } from '../mall/courseGood';
import { deliverTextOf } from '../mall/detail';
import { balanceOf } from '../points';
import { needInteger, needText, refuse } from '../refusal';
import { timesOf } from '../rights/benefits';
import { inMinutes } from '../spans';
import { defineStore } from '../state';
import type { User } from '../users';
import { campaignIn } from './campaignLink';
import { showEarning } from './earning';
import { PREVIEW_MS } from './limits';
import { addressToCheck } from './mask';
import { countOrder, type JudgedCoupon, type Quote } from './quote';
import { sweepOrders } from './store';
import type { Choice } from './types';

const MAX_PIECES = 999;

interface Shown {
  userId: string;
  choice: Choice;
  /** The coupon that the member has named, or "none"; undefined where the server chose. */
  namedCoupon: string | undefined;
  /** What the member saw; an order is made of nothing else. */
  figures: string;
  /** Where it was to go, as it stood there; "" where it goes to no address. */
  place: string;
  /** Whether he had the course that the good turns into, in words. */
  owned: string;
  expireAt: number;
  /** The order that was made of it; '' before. */
  orderNo: string;
}

const previews = defineStore('order-previews', () => ({ byToken: new Map<string, Shown>() }));

function optionalId(value: unknown, msg: string): string | undefined {
  return value === undefined || value === '' ? undefined : needText(value, msg, 64);
}

function needChoice(body: Record<string, unknown>): Choice {
  const addressId = optionalId(body.addressId, '地址不对');
  const storeId = optionalId(body.storeId, '门店不对');
  const couponId = optionalId(body.couponId, '优惠券不对');
  const campaign = campaignIn(body);
  return {
    skuId: needText(body.skuId, '请选择规格', 64),
    num: needInteger(body.num, '数量不对，请重新填写', 1, MAX_PIECES),
    ...(addressId === undefined ? {} : { addressId }),
    ...(storeId === undefined ? {} : { storeId }),
    ...(couponId === undefined ? {} : { couponId }),
    ...(campaign === '' ? {} : { campaign }),
  };
}

/** Everything that a member agrees to with 提交订单. */
export function figuresOf(quote: Quote): string {
  const { sku, num, points, cashCents, freightCents, payCents, deliver, coupon } = quote;
  return JSON.stringify([sku.skuId, num, points, cashCents, freightCents, payCents, deliver, coupon?.owned.couponId]);
}

/** The address that a member has seen; it may be another one under the same id by the time he hands in. */
export function placeOf({ address }: Quote): string {
  return address ? JSON.stringify([address.name, address.mobile, address.areaText, address.detail]) : '';
}

/** What is said to who has the course of a good already: until then he does not know that he pays for it once more. */
export function ownedOf({ good, maxText }: Quote): string {
  return courseOf(good) ? maxText : '';
}

function showCoupon({ owned, usable, reasonText, discountCents }: JudgedCoupon) {
  const { couponId, template, validTo } = owned;
  const reason = reasonText === '' ? {} : { reasonText };
  return { couponId, name: template.title, discount: discountCents, usable, ...reason, expireAt: validTo };
}

function showOfferNote(word: string | undefined, skuId: string, now: number) {
  const shown = describeOffer(word, skuId, now);
  return shown ? { campaign: { code: shown.code, text: shown.text, applies: shown.applies } } : {};
}

function showQuote(quote: Quote, userId: string, now: number) {
  const { available } = balanceOf(userId);
  const [store] = quote.store ? shownStores([quote.store.storeId]) : [];
  return {
    lines: quote.items.map(({ cashCents, ...item }, index) => ({
      ...item,
      itemId: String(index + 1),
      cash: cashCents,
    })),
    points: quote.points,
    cash: quote.cashCents,
    freight: quote.freightCents,
    ...(quote.freeShipping ? { freeShipping: quote.freeShipping } : {}),
    ...showEarning({ ...quote, earnTimes: timesOf(userId, now) }),
    discount: quote.discountCents,
    payAmount: quote.payCents,
    pointsBefore: available,
    pointsAfter: available - quote.points,
    deliver: quote.deliver,
    deliverText: deliverTextOf(quote.deliver, now),
    ...(quote.address ? { address: addressToCheck(quote.address) } : {}),
    ...(store ? { store } : {}),
    ...(quote.coupon ? { couponId: quote.coupon.owned.couponId } : {}),
    coupons: quote.coupons.map(showCoupon),
    maxNum: quote.maxNum,
    maxText: quote.maxText,
    errors: quote.errors,
    ...showOfferNote(quote.campaign, quote.sku.skuId, now),
    serverTime: now,
  };
}

/** Fixes what the member saw: the coupon and the place that the server chose for him are now his choice. */
function pinned(choice: Choice, quote: Quote): Choice {
  const place = quote.address ? { addressId: quote.address.addressId } : {};
  return { ...choice, ...place, couponId: quote.coupon?.owned.couponId ?? 'none' };
}

function dropOldTokens(now: number): void {
  const { byToken } = previews();
  for (const [token, { expireAt }] of byToken) if (expireAt < now - PREVIEW_MS) byToken.delete(token);
}

/** Counts a choice, and remembers what was shown under a token. */
export function showPreview(user: User, choice: Choice, now: number) {
  const quote = countOrder(user, choice, now);
  const previewToken = crypto.randomUUID();
  const expireAt = now + PREVIEW_MS;
  dropOldTokens(now);
  previews().byToken.set(previewToken, {
    userId: user.userId,
    choice: pinned(choice, quote),
    namedCoupon: choice.couponId,
    figures: figuresOf(quote),
    place: placeOf(quote),
    owned: ownedOf(quote),
    expireAt,
    orderNo: '',
  });
  return { previewToken, expireAt, ...showQuote(quote, user.userId, now) };
}

export function previewOrder({ user, body, now }: Context) {
  sweepOrders();
  return showPreview(user, needChoice(body), now);
}

/** What was shown, counted anew: with the coupon that the member has named, while that one can be used. */
export function renewPreview(user: User, { choice, namedCoupon }: Shown, now: number) {
  const { couponId: _, ...open } = choice;
  if (namedCoupon === undefined) return showPreview(user, open, now);
  const named = { ...open, couponId: namedCoupon };
  const isLost = namedCoupon !== 'none' && !countOrder(user, named, now).coupon;
  return showPreview(user, isLost ? open : named, now);
}

/** What was shown under a token; refuses another member's, an unknown and an old one. */
export function needPreview(user: User, previewToken: unknown, now: number): Shown {
  const shown = previews().byToken.get(needText(previewToken, '请先确认订单', 64));
  if (!shown) throw refuse.badInput('这次确认已失效，请重新确认订单');
  if (shown.userId !== user.userId) throw refuse.notYours('这笔订单是另一个账号的，请换账号登录');
  if (shown.orderNo !== '') throw refuse.alreadyDone('这份订单已经提交过，请到兑换订单查看');
  if (now > shown.expireAt)
    throw refuse.priceChanged(
      renewPreview(user, shown, now),
      `确认订单超过 ${inMinutes(PREVIEW_MS)}了，请核对后再提交`,
    );
  return shown;
}
