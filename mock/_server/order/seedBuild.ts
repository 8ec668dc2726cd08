import { addressesOf } from '../address';
import { STORES } from '../codes/stores';
import { couponsOf, discountCents, needCoupon } from '../coupon/wallet';
import { daysOf, findCourse } from '../course/catalog';
import { courseRoute } from '../course/show';
import { findGood } from '../mall/store';
import { DAY, HOUR, MINUTE } from '../state';
import type { User } from '../users';
import { entitledTo } from './earning';
import { kindOf } from './fulfil';
import { UNPAID_TEXT } from './lifecycle';
import { CONFIRM_AFTER_MS, pickupEnd, SHIP_AFTER_MS } from './limits';
import { itemsOf } from './quote';
import { ORDER_STATUS } from './status';
import { toOrder } from './toOrder';
import type { AfterSaleStatus, GoodsOrder, OrderItem, VirtualItem } from './types';

/** How far a seeded order has come. */
type Stage = 'unpaid' | 'paid' | 'shipped' | 'done' | 'cancelled' | 'expired';

export interface Plan {
  goodsId: string;
  num?: number;
  agoMs: number;
  stage: Stage;
  remark?: string;
  /** The sort of the coupon in the wallet that it holds. */
  couponTemplateId?: string;
  case?: { status: AfterSaleStatus; agoMs: number; reasonText?: string };
}

function placeOf(order: GoodsOrder, user: User): void {
  if (order.deliver === 'pickup') order.storeId = STORES[0]?.storeId ?? '';
  const [address] = order.deliver === 'express' ? addressesOf(user.userId) : [];
  if (!address) return;
  const { addressId, name, mobile, areaText, detail } = address;
  order.address = { addressId, name, mobile, areaText, detail };
}

/** An order as it was handed in. */
export function open(user: User, plan: Plan, now: number): GoodsOrder {
  const good = findGood(plan.goodsId);
  const sku = good?.skus[0];
  if (!good || !sku) throw new Error(`no good ${plan.goodsId}`);
  const num = plan.num ?? 1;
  const deliver =
    good.deliver.includes('pickup') && plan.goodsId === 'G7008' ? 'pickup' : (good.deliver[0] ?? 'express');
  const freightCents = deliver === 'express' ? good.freightCents : 0;
  const counted = {
    items: itemsOf(good, sku, num, deliver),
    points: sku.points * num,
    cashCents: sku.cashCents * num,
    freightCents,
    discountCents: 0,
    payCents: sku.cashCents * num + freightCents,
    deliver,
    address: undefined,
    store: undefined,
    coupon: undefined,
    offer: undefined,
  };
  const order = toOrder(user, counted, plan.remark ?? '', now - plan.agoMs);
  placeOf(order, user);
  return order;
}

export function codeOf(order: GoodsOrder, length: number): string {
  return order.orderNo.replace(/\D/g, '').slice(-length).padStart(length, '7');
}

/** How long a code for staff works. */
const CODE_DAYS = 40;

/** What a virtual good has become: a coupon in the wallet, a course, or a code for staff. */
function whereOf(
  { userId }: GoodsOrder,
  item: OrderItem,
  code: string,
  paidAt: number,
): Pick<VirtualItem, 'code' | 'validTo' | 'route'> {
  const kind = kindOf(item);
  const course = kind?.kind === 'course' ? findCourse(kind.courseId) : undefined;
  if (course) return { code: '', validTo: paidAt + daysOf(course) * DAY, route: courseRoute(course) };
  if (kind?.kind === 'coupon') {
    const held = couponsOf(userId).find(
      ({ templateId, validFrom }) => templateId === kind.templateId && Math.abs(validFrom - paidAt) < MINUTE,
    );
    const route = `/coupon-list${held ? `?id=${held.couponId}` : ''}`;
    return { code: '', validTo: paidAt + kind.validDays * DAY, route };
  }
  return { code, validTo: paidAt + CODE_DAYS * DAY, route: '' };
}

function pay(order: GoodsOrder): void {
  const paidAt = order.createdAt + MINUTE;
  order.paidAt = paidAt;
  order.status = ORDER_STATUS.toShip;
  if (order.payCents > 0) order.payText = '微信支付';
  order.timeline.push({ at: paidAt, text: order.payCents > 0 ? '付款成功' : '兑换成功，积分已扣' });
  order.virtuals = order.items
    .filter(({ deliver }) => deliver === 'virtual')
    .flatMap((item) =>
      Array.from({ length: item.num }, (_, piece) => ({
        itemId: item.itemId,
        name: item.name,
        usedAt: null,
        ...whereOf(order, item, `${codeOf(order, 11)}${piece + 1}`, paidAt),
      })),
    );
}

function ship(order: GoodsOrder): void {
  const at = (order.paidAt ?? order.createdAt) + (order.deliver === 'express' ? SHIP_AFTER_MS : 0);
  order.status = ORDER_STATUS.onTheWay;
  if (order.deliver === 'express') {
    order.shippedAt = at;
    order.parcelNo = `YT${codeOf(order, 12)}`;
    order.timeline.push({ at, text: '已发货' });
  } else if (order.deliver === 'pickup') {
    order.pickup = { code: codeOf(order, 8), validTo: pickupEnd(at), usedAt: null };
    order.timeline.push({ at, text: '门店已备好，等您来取' });
  }
}

function finish(order: GoodsOrder): void {
  const at = order.shippedAt === null ? (order.paidAt ?? order.createdAt) : order.shippedAt + CONFIRM_AFTER_MS / 4;
  order.status = ORDER_STATUS.done;
  order.doneAt = at;
  order.given = entitledTo(order);
  order.timeline.push({ at, text: order.deliver === 'virtual' ? '已到账' : '您确认了收货' });
}

function close(order: GoodsOrder, stage: Stage): void {
  const at = stage === 'expired' ? (order.payExpireAt ?? order.createdAt) : order.createdAt + 2 * HOUR;
  order.status = ORDER_STATUS.cancelled;
  order.reasonText = stage === 'expired' ? UNPAID_TEXT : '您取消了订单（不想要了）';
  order.returned = { points: order.points, cash: 0, couponIds: [] };
  order.timeline.push({ at, text: order.reasonText });
}

/** The coupon that stands frozen in the wallet is held by this order. */
export function holdCoupon(order: GoodsOrder, templateId: string): void {
  const owned = couponsOf(order.userId).find(
    (each) => each.templateId === templateId && each.owned === 'frozen' && each.orderNo === '',
  );
  const row = owned && needCoupon(order.userId, owned.couponId);
  if (!owned || !row) throw new Error(`no frozen coupon ${templateId}`);
  row.orderNo = order.orderNo;
  order.coupon = { couponId: row.couponId, name: owned.template.title };
  order.discountCents = discountCents(owned.template, order.cashCents);
  order.payCents -= order.discountCents;
}

/** Brings an order to its stage, as time would have done. */
export function grow(order: GoodsOrder, { stage }: Plan): void {
  if (stage === 'unpaid') return;
  if (stage === 'cancelled' || stage === 'expired') {
    close(order, order.payExpireAt === null ? 'cancelled' : stage);
    return;
  }
  pay(order);
  if (stage !== 'paid') ship(order);
  if (stage === 'done') finish(order);
}
