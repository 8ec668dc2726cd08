import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import type { GoodsOrder, Returned } from './orderSchemas';
import { ORDER_STATUS } from './orderStatus';

/** What cancelling gives back, in words: "800 积分、¥9.90、1 张优惠券"; '' when nothing was taken. */
export function returnedText({ points, cash, couponIds }: Returned): string {
  const parts = [
    points !== null && points > 0 ? `${formatPoints(points)} 积分` : '',
    cash !== null && cash > 0 ? formatYuan(cash) : '',
    couponIds.length > 0 ? `${couponIds.length} 张优惠券（有效期不变）` : '',
  ].filter((part) => part !== '');
  return parts.join('、');
}

/** What has come back with a cancelled order: points and coupons are there, money is on its way. */
export function cameBackText(returned: Returned, refundText: string | undefined): string {
  const back = returnedText({ ...returned, cash: 0 });
  const money = returnedText({ ...returned, points: 0, couponIds: [] });
  const parts = [back && `已退回：${back}`, money && [`${money} 原路退回`, refundText].filter(Boolean).join('，')];
  return parts.filter(Boolean).join('。') || '没有扣过款';
}

/** The word before an order's sum: 应付, 实付; 合计 of a cancelled one, for which perhaps nothing was taken. */
export function sumWord({ status }: Pick<GoodsOrder, 'status'>): string {
  if (status === ORDER_STATUS.toPay) return '应付';
  return status === ORDER_STATUS.cancelled ? '合计' : '实付';
}

/** What happens to an order that is not paid in time; points come back only where points were set aside. */
export function unpaidText({ points }: Pick<GoodsOrder, 'points'>): string {
  return points !== null && points > 0 ? '超时积分自动退回' : '超时订单自动取消';
}

/** How an order's status is coloured: what waits for the member, what is under way, what is over. */
export function statusTone({ status }: Pick<GoodsOrder, 'status'>): 'due' | 'going' | 'over' {
  if (status === ORDER_STATUS.toPay) return 'due';
  return status === ORDER_STATUS.done || status === ORDER_STATUS.cancelled ? 'over' : 'going';
}
