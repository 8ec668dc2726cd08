import { formatYuan } from '@/shared/lib/money';
import type { VipOrderStatus, VipOrderType } from './orderContract';

const STATUS_TITLES: Readonly<Record<VipOrderStatus, string>> = {
  unknown: '状态更新中',
  waiting: '待支付',
  processing: '处理中',
  reserved: '预约中',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
  invalid: '已失效',
};

const TYPE_NAMES: Readonly<Record<VipOrderType, string>> = {
  buy: '开通会员',
  renew: '续费会员',
  trial_reserve: '预约体验',
  gift: '激活码激活',
};

/** The state of a card order in words. */
export function titleOfStatus(status: VipOrderStatus): string {
  return STATUS_TITLES[status];
}

/** What kind of card order it is, in words. */
export function nameOfType(type: VipOrderType): string {
  return TYPE_NAMES[type];
}

interface Returned {
  cents: number | null;
  days: number;
  couponTitle?: string | undefined;
}

/**
 * What comes back and what is taken, in one sentence: amounts in cents, days of membership, the coupon. `lead` is '' where
 * the row is called 退回 already.
 */
export function describeReturn({ cents, days, couponTitle }: Returned, lead = '退回 '): string {
  const coupon = couponTitle === undefined ? '' : `；“${couponTitle}”退回卡券，有效期不变`;
  if (cents === 0 && days === 0) return `这笔订单没有付款，不会扣费${coupon}`;
  const money = `${lead}${formatYuan(cents)}，原路退回`;
  return (days > 0 ? `${money}；会员减少 ${days} 天` : money) + coupon;
}
