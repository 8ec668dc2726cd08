import { couponsOf } from '../coupon/wallet';
import { ownedRow } from '../course/store';
import type { GoodsOrder, VirtualItem } from './types';

/** An electronic item as it stands where it went: a coupon by the wallet, a course by what the member has of it. */
function asItStands(userId: string, item: VirtualItem): VirtualItem {
  const went = new URLSearchParams(item.route.split('?')[1]);
  const coupon = couponsOf(userId).find(({ couponId }) => couponId === went.get('id'));
  if (coupon) return { ...item, validTo: coupon.validTo, usedAt: coupon.usedAt };
  const course = ownedRow(userId, went.get('courseId') ?? '');
  return course ? { ...item, validTo: course.expireAt } : item;
}

export function virtualsOf({ userId, virtuals }: GoodsOrder): VirtualItem[] {
  return virtuals.map((item) => asItStands(userId, item));
}

/** Those that can still be used. */
export function openVirtuals(order: GoodsOrder, now: number): VirtualItem[] {
  return virtualsOf(order).filter(({ usedAt, validTo }) => usedAt === null && validTo > now);
}

/** Whether a ticket can still be used that stands nowhere but on the order. */
export function holdsTicket(order: GoodsOrder, now: number): boolean {
  return openVirtuals(order, now).some(({ code }) => code !== '');
}
