import { serverNow } from '@/shared/lib/serverClock';
import { formatLastDate } from '@/shared/lib/timeFormat';
import type { VipOrderDetail } from './orderContract';
import { describeUsable } from './trialCopy';

/** How long the confirmation of a payment takes. */
export function confirmText({ confirmMinutes }: Pick<VipOrderDetail, 'confirmMinutes'>): string {
  return `正在确认付款结果${confirmMinutes > 0 ? `，最长 ${confirmMinutes} 分钟` : ''}`;
}

/** Until when this order's days last; an old order's may be over, whatever was bought since. */
export function describeExpiry({ newExpireAt }: Pick<VipOrderDetail, 'newExpireAt'>): string {
  if (newExpireAt === null) return '会员已到账';
  const day = formatLastDate(newExpireAt);
  return newExpireAt > serverNow() ? `会员有效期至 ${day}` : `有效期至 ${day}，已到期`;
}

/** The sentence below the state: why, or what comes next. */
export function describeStatus(order: VipOrderDetail): string {
  switch (order.status) {
    case 'waiting':
      return '超时订单自动取消，不会扣费';
    case 'processing':
      return `${confirmText(order)}，可以离开本页`;
    case 'reserved':
      return `${describeUsable(order.reserve)}，${formatLastDate(order.reserve?.reserveExpireAt)} 前有效`;
    case 'done':
      return describeExpiry(order);
    case 'refunding':
      return [order.reasonText, order.refundText].filter(Boolean).join('。');
    default:
      return order.reasonText ?? '';
  }
}
