// What only the panels of an order say comes with their code.
import { returnedText } from './orderCopy';
import type { Returned } from './orderSchemas';

/** What cancelling an order does, before or after it is done. */
export function cancelText(returned: Returned): string {
  const text = returnedText(returned);
  return text === '' ? '没有扣过款' : `退回 ${text}`;
}

/** How what comes back comes; '' when nothing does. `refundText` is the server's word on when money arrives. */
export function returnRoute({ points, cash, couponIds }: Returned, refundText: string | undefined): string {
  const atOnce = [(points ?? 0) > 0 && '积分', couponIds.length > 0 && '优惠券'].filter(Boolean).join('和');
  return [(cash ?? 0) > 0 && ['钱原路退回', refundText].filter(Boolean).join('，'), atOnce && `${atOnce}马上退回`]
    .filter(Boolean)
    .join('；');
}
