import { findByOrder, giveUp, settleJoin } from '../signup/lifeCycle';
import { findOffer, needSignup } from '../signup/registry';
import { isActive } from '../signup/seats';
import type { Join } from '../signup/types';
import { serverNow } from '../state';
import { type Payable, registerPayable } from './registry';

function stateOf(join: Join): Payable['state'] {
  if (join.paidAt !== null) return 'paid';
  return isActive(join) ? 'waiting' : 'closed';
}

function toPayable(join: Join): Payable {
  const state = stateOf(join);
  return {
    userId: join.userId,
    title: findOffer(join.code, join.packageId, serverNow())?.title ?? '活动报名',
    amountCents: join.amountCents,
    points: 0,
    state,
    isProcessing: join.isPaying,
    expireAt: join.payExpireAt,
    paidAt: join.paidAt,
    closedReason: state === 'closed' ? join.reasonText : '',
    nextSteps: [{ text: '查看报名', route: `${needSignup(join.code).route}?joinId=${join.joinId}` }],
  };
}

registerPayable('campaign', {
  find: (orderNo) => {
    const join = findByOrder(orderNo);
    return join && toPayable(join);
  },
  onPaid: (orderNo, _payText, now) => {
    const join = findByOrder(orderNo);
    if (join) settleJoin(join, now);
  },
  onClosed: (orderNo, now) => {
    const join = findByOrder(orderNo);
    if (join?.status === 'toPay') giveUp(join, '付款已关闭，名额已放出', now);
  },
  onProcessing: (orderNo, isProcessing) => {
    const join = findByOrder(orderNo);
    if (join?.status === 'toPay') join.isPaying = isProcessing;
  },
});
