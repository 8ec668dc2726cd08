import { randomInt } from 'node:crypto';
import { grantCoupon } from '../coupon/wallet';
import { needCourse } from '../course/catalog';
import { giveCourse } from '../course/own';
import { courseRoute } from '../course/show';
import { findGood } from '../mall/store';
import type { VirtualKind } from '../mall/types';
import { DAY, endOfDay } from '../state';
import { giveForDone } from './earning';
import { pickupEnd, SERVICE_DAYS } from './limits';
import { ORDER_STATUS } from './status';
import type { GoodsOrder, OrderItem, VirtualItem } from './types';

export function digits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/** What an electronic item becomes; a gift of its own sort. */
export function kindOf(item: OrderItem): VirtualKind | null {
  const good = findGood(item.goodsId);
  return item.skuId === '' ? (good?.gift?.virtual ?? null) : (good?.virtual ?? null);
}

function issueOne(userId: string, item: OrderItem, kind: VirtualKind | null, now: number): VirtualItem {
  const common = { itemId: item.itemId, name: item.name, usedAt: null };
  if (kind?.kind === 'coupon') {
    const couponId = grantCoupon(userId, kind.templateId, kind.validDays, now);
    return { ...common, code: '', validTo: now + kind.validDays * DAY, route: `/coupon-list?id=${couponId}` };
  }
  if (kind?.kind === 'course') {
    const course = needCourse(kind.courseId);
    const { expireAt } = giveCourse(userId, course, { way: 'mall', points: item.points, now });
    return { ...common, code: '', validTo: expireAt, route: courseRoute(course) };
  }
  const days = kind?.validDays ?? SERVICE_DAYS;
  return { ...common, code: digits(12), validTo: endOfDay(now + days * DAY), route: kind?.route ?? '' };
}

/** Brings the virtual part of a paid order to where it belongs. */
function issueVirtuals(order: GoodsOrder, now: number): void {
  for (const item of order.items.filter((each) => each.deliver === 'virtual')) {
    const kind = kindOf(item);
    for (let piece = 0; piece < item.num; piece += 1) order.virtuals.push(issueOne(order.userId, item, kind, now));
  }
}

/** The order is paid for, with points, money or both: what comes next depends on how it is delivered. */
export function fulfil(order: GoodsOrder, now: number): void {
  order.paidAt = now;
  order.isPaying = false;
  const paidText = order.payCents > 0 ? '付款成功' : '兑换成功，积分已扣';
  order.timeline.push({ at: now, text: paidText });
  issueVirtuals(order, now);
  if (order.deliver === 'virtual') {
    order.status = ORDER_STATUS.done;
    order.doneAt = now;
    order.timeline.push({ at: now, text: '已到账' });
    giveForDone(order, now);
  } else if (order.deliver === 'pickup') {
    order.status = ORDER_STATUS.onTheWay;
    order.pickup = { code: digits(8), validTo: pickupEnd(now), usedAt: null };
    order.timeline.push({ at: now, text: '门店已备好，等您来取' });
  } else {
    order.status = ORDER_STATUS.toShip;
  }
}
