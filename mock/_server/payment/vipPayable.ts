import { CARD } from '../membership/catalog';
import { previewExpiry } from '../membership/membership';
import { findOrder } from '../membership/orderStore';
import { settleClosed, settlePaid } from '../membership/purchase';
import type { VipOrder } from '../membership/types';
import { serverNow } from '../state';
import { type Biz, type Payable, type PayableArea, registerPayable } from './registry';

function stateOf({ status, paidAt }: VipOrder): Payable['state'] {
  if (status === 'cancelled' || status === 'invalid') return 'closed';
  return paidAt === null ? 'waiting' : 'paid';
}

function nextStepsOf({ orderNo, status }: VipOrder): Payable['nextSteps'] {
  const detail = { text: '查看订单', route: `/schedule/order-detail?orderNo=${orderNo}` };
  if (status === 'reserved') return [{ text: '到预约的日子激活体验卡', route: detail.route }, detail];
  return status === 'done' ? [{ text: '看看现在能用的权益', route: '/schedule/equity-aggregation' }, detail] : [detail];
}

function toPayable(order: VipOrder): Payable {
  const state = stateOf(order);
  return {
    userId: order.userId,
    title: `${CARD.name} ${order.planName}`,
    amountCents: order.amountCents,
    points: 0,
    state,
    isProcessing: order.status === 'processing',
    expireAt: order.payExpireAt,
    paidAt: order.paidAt,
    closedReason: state === 'closed' ? order.reasonText : '',
    ...(state === 'waiting' && !order.reserve
      ? { previewExpireAt: previewExpiry(order.userId, order.days, serverNow()) }
      : {}),
    ...(order.status === 'done' ? { cardId: CARD.cardId } : {}),
    newExpireAt: order.newExpireAt,
    nextSteps: nextStepsOf(order),
  };
}

function areaFor(isReserve: boolean): PayableArea {
  const find = (orderNo: string) => {
    const order = findOrder(orderNo);
    return order && (order.type === 'trial_reserve') === isReserve ? order : undefined;
  };
  return {
    find: (orderNo) => {
      const order = find(orderNo);
      return order && toPayable(order);
    },
    onPaid: settlePaid,
    onClosed: settleClosed,
    onProcessing: (orderNo, isProcessing) => {
      const order = find(orderNo);
      if (order && (order.status === 'waiting' || order.status === 'processing'))
        order.status = isProcessing ? 'processing' : 'waiting';
    },
  };
}

const AREAS: [Biz, boolean][] = [
  ['vip', false],
  ['reserve', true],
];
for (const [biz, isReserve] of AREAS) registerPayable(biz, areaFor(isReserve));
