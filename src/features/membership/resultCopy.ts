import type { VipOrderDetail } from './orderContract';
import { confirmText, describeExpiry, describeStatus } from './orderStateCopy';
import { describeUsable } from './trialCopy';

export interface ResultWords {
  tone: 'success' | 'waiting' | 'failed';
  title: string;
  text: string;
}

/** The result of a purchase, trial or activation in words. The order decides; money that is on its way is never "failed". */
export function describeResult(order: VipOrderDetail, isActivation: boolean): ResultWords {
  switch (order.status) {
    case 'done':
      return {
        tone: 'success',
        title: isActivation || order.type === 'gift' ? '激活成功' : '付款成功',
        text: describeExpiry(order),
      };
    case 'reserved':
      return { tone: 'success', title: '预约成功', text: describeUsable(order.reserve) };
    case 'waiting':
      return { tone: 'waiting', title: '等待付款', text: '还没有收到付款，刚付过的话请等结果，不要重复付款' };
    case 'processing':
    case 'unknown':
      return { tone: 'waiting', title: '付款结果确认中', text: `${confirmText(order)}，可以离开本页，请不要重复付款` };
    case 'cancelled':
      return { tone: 'failed', title: '订单已取消', text: order.reasonText ?? '没有扣费' };
    case 'invalid':
      return { tone: 'failed', title: '订单已失效', text: order.reasonText ?? '' };
    case 'refunding':
      return { tone: 'waiting', title: '退款中', text: describeStatus(order) };
    default:
      return { tone: 'failed', title: '款项已退回', text: order.reasonText ?? order.refundText ?? '' };
  }
}
