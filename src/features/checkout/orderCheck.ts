import { withUnits } from '@/shared/lib/unbroken';
import { countCharacters } from '@/shared/ui/Field/Field';
import type { OrderPreview } from './contract';

/** The most characters of a remark. */
export const REMARK_LIMIT = 100;

/** What a remark needs, in words; undefined when it may be sent. */
export function checkRemark(remark: string): string | undefined {
  const length = countCharacters(remark.trim());
  return length > REMARK_LIMIT ? `备注最多 ${REMARK_LIMIT} 字，请删去 ${length - REMARK_LIMIT} 字` : undefined;
}

export type Obstacle = OrderPreview['errors'][number];

/** What stands in the way of the order: the first thing that the server names. */
export function obstacleOf(preview: OrderPreview | undefined): Obstacle | undefined {
  return preview?.errors[0];
}

/** How many pieces can still be had where only the number stands in the way; undefined where fewer would not help. */
export function fewerOf(preview: OrderPreview, num: number): number | undefined {
  const code = obstacleOf(preview)?.code;
  const most = preview.maxNum ?? 0;
  return (code === 'stock' || code === 'limit') && most > 0 && most < num ? most : undefined;
}

/** Says whether every figure of the order is known; an order with an unknown amount is never handed in. */
export function areFiguresKnown({ points, payAmount }: OrderPreview): boolean {
  return points !== null && payAmount !== null;
}

/** The row of coupons in words. */
export function describeCoupons(preview: OrderPreview): string {
  const usable = preview.coupons.filter((coupon) => coupon.usable);
  if (preview.coupons.length === 0) return '没有优惠券';
  if (usable.length === 0) return '没有可用的券';
  const chosen = usable.find(({ couponId }) => couponId === preview.couponId);
  return chosen ? `${usable.length} 张可用，已选${withUnits(chosen.name)}` : `${usable.length} 张可用，未使用`;
}
