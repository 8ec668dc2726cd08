import { formatPoints } from '@/shared/lib/pointsFormat';
import { ClosedPage } from '@/shared/ui/PageState/ClosedPage';
import type { PayOrder } from '../contract';

interface Props {
  order: PayOrder;
  reason: string | undefined;
  /** Where it can be made anew. */
  startAgain: string;
}

/** The server has closed the order. Comes with the screen: as a part of its own it would push down the help below it. */
export function ClosedOrder({ order, reason, startAgain }: Props) {
  const { points } = order;
  const returned = points !== null && points > 0 ? `，${formatPoints(points)}\u00a0积分已退回` : '';
  return (
    <ClosedPage
      state="closed"
      reason="ended"
      title="订单已关闭"
      text={`${reason ?? '付款时间已过'}${returned}。没付过的不扣款，付过的原路退回。`}
      action={{ text: '重新下单', to: startAgain }}
    />
  );
}
