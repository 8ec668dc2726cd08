import { addCloseBlocker } from '../consent/closing';
import { returnCoupon } from '../coupon/wallet';
import type { Context } from '../handle';
import { campaignStep, showCampaign } from '../order/campaignLink';
import { CONFIRM_MINUTES, REFUND_SPAN } from '../payment/limits';
import { isFeatureOn } from '../platform/config';
import { pageOf, refuse } from '../refusal';
import { DAY } from '../state';
import { findUser } from '../users';
import { CARD, TRIAL_PLACE } from './catalog';
import { quoteRefund } from './expiry';
import { membershipOf, previewExpiry, takeDays } from './membership';
import { cancelUnpaid, changeStatus, findMine, needOwnOrder } from './orderStore';
import type { VipOrder } from './types';

const GOING_BACK: readonly VipOrder['status'][] = ['refunding', 'refunded', 'invalid'];

/** Of an order that gives back another sum than its member was told. */
const REFUND_CHANGED = '能退的金额刚刚有变化，请看清再决定';

/** Of an order that has ended meanwhile, by another tab or by time. */
const OVER: Partial<Record<VipOrder['status'], string>> = {
  cancelled: '这笔订单已经取消',
  refunding: '这笔订单已经在退款',
  refunded: '这笔订单的钱已经退回',
  invalid: '这笔订单的钱已经退回',
};

interface Button {
  key: string;
  text: string;
  enabled: boolean;
  reasonText?: string;
  reasonAction?: { text: string; route: string };
}

const button = (key: string, text: string): Button => ({ key, text, enabled: true });

/** What a refund gives back now; undefined when the order cannot be refunded. */
function refundOf(order: VipOrder, now: number) {
  if (order.paidAt === null || order.amountCents === 0) return undefined;
  if (order.status === 'reserved') {
    return { cents: order.amountCents, days: 0, basis: '体验卡还没有激活，全额退回', isFull: true };
  }
  if (order.status !== 'done' || order.newExpireAt === null) return undefined;
  const membership = membershipOf(order.userId);
  if (membership?.isPermanent) return undefined;
  const quote = quoteRefund({
    now,
    paidAt: order.paidAt,
    payCents: order.amountCents,
    days: order.days,
    coveredUntil: order.newExpireAt,
    isRightUsed: order.type === 'trial_reserve' || (membership?.lastRightUsedAt ?? 0) >= order.paidAt,
  });
  return quote.cents > 0 ? quote : undefined;
}

function showRefund(order: VipOrder, { cents, days, basis, isFull }: NonNullable<ReturnType<typeof refundOf>>) {
  return { cents, days, basis, ...(isFull && order.couponTitle ? { couponTitle: order.couponTitle } : {}) };
}

function activateButton(order: VipOrder, now: number): Button {
  const usableFrom = order.reserve?.usableFrom ?? 0;
  if (now >= usableFrom) return button('activate', '激活');
  return { key: 'activate', text: '激活', enabled: false, reasonText: `${order.reserve?.slot ?? ''} 起可以激活` };
}

function buttonsOf(order: VipOrder, now: number): Button[] {
  const refund = refundOf(order, now) ? [button('refund', '申请退款')] : [];
  const again = membershipOf(order.userId)?.isPermanent ? [] : [button('again', '再次购买')];
  switch (order.status) {
    case 'waiting':
      return [button('pay', '去支付'), button('cancel', '取消')];
    case 'reserved':
      return [activateButton(order, now), ...refund];
    case 'done':
      return [...again, ...refund];
    case 'processing':
    case 'refunding':
      return [];
    default:
      return [...again, button('delete', '删除')];
  }
}

function toRow(order: VipOrder, now: number) {
  return {
    orderNo: order.orderNo,
    type: order.type,
    status: order.status,
    cardName: CARD.name,
    planName: order.planName,
    days: order.days,
    amount: order.amountCents,
    payAmount: order.paidAt === null ? 0 : order.amountCents,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    expireAt: order.status === 'waiting' ? order.payExpireAt : null,
    operate: buttonsOf(order, now),
    ...showCampaign(order),
  };
}

function nextStepsOf(order: VipOrder, now: number) {
  if (order.status === 'reserved') {
    const text = now < (order.reserve?.usableFrom ?? 0) ? '到预约的日子激活体验卡' : '激活体验卡';
    return [{ text, route: `/schedule/activate-membership?code=${order.reserve?.code ?? ''}` }];
  }
  if (order.status !== 'done') return [];
  return [
    ...(findUser(order.userId)?.mobile === ''
      ? [{ text: '绑定手机号，到店核对身份时要用', route: '/schedule/member?step=mobile' }]
      : []),
    { text: '看看现在能用的权益', route: '/schedule/equity-aggregation' },
    { text: '领取会员卡券', route: '/coupon-list?tab=center' },
    { text: '了解全部会员权益', route: '/schedule/member-rights-center' },
    ...(isFeatureOn('referral') ? [{ text: '把护理服务介绍给亲友', route: '/schedule/invited-people' }] : []),
    ...campaignStep(order),
  ];
}

export function listOrders({ user, query, now }: Context) {
  const rows = findMine(user.userId).filter((order) => !order.isDeleted);
  const result = pageOf(rows, query);
  return { ...result, recordList: result.recordList.map((order) => toRow(order, now)) };
}

export function getOrder({ user, query, now }: Context) {
  const order = needOwnOrder(user.userId, query.orderNo);
  const refund = refundOf(order, now);
  const isOpen = order.status === 'waiting' || order.status === 'processing';
  // A trial's days count from its activation, whenever that comes: nothing can be said before.
  const isForetold = isOpen && !order.isPermanent && order.type !== 'trial_reserve';
  return {
    ...toRow(order, now),
    discount: order.discountCents,
    cardId: CARD.cardId,
    newExpireAt: order.newExpireAt ?? (isForetold ? previewExpiry(user.userId, order.days, now) : null),
    ...(order.couponTitle ? { couponTitle: order.couponTitle } : {}),
    ...(order.payChannel ? { payChannel: order.payChannel } : {}),
    ...(order.consent ? { agreement: order.consent } : {}),
    timeline: [...order.timeline].reverse(),
    confirmMinutes: CONFIRM_MINUTES,
    ...(GOING_BACK.includes(order.status) ? { refundText: `一般 ${REFUND_SPAN}到账` } : {}),
    ...(order.reasonText ? { reasonText: order.reasonText } : {}),
    ...(order.returned ? { returned: order.returned } : {}),
    ...(refund ? { refundQuote: showRefund(order, refund) } : {}),
    ...(order.reserve ? { reserve: { ...order.reserve, place: TRIAL_PLACE } } : {}),
    nextSteps: nextStepsOf(order, now),
    serverTime: now,
  };
}

function whyNotCancel(order: VipOrder, now: number): string {
  if (order.status === 'processing') return '正在确认付款，请等有了结果再决定';
  const paid = refundOf(order, now) ? '已经付过款，可以申请退款' : '已经付过款，不能取消，有疑问请联系客服';
  return OVER[order.status] ?? paid;
}

export function cancelOrder({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (order.status !== 'waiting') throw refuse.alreadyDone(whyNotCancel(order, now));
  cancelUnpaid(order, now, '您取消了订单', '您取消了订单');
  return { returned: order.returned };
}

/** Takes the days off the card at once; the money arrives a day later. */
export function applyRefund({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  const quote = refundOf(order, now);
  if (!quote) throw refuse.alreadyDone(OVER[order.status] ?? '这笔订单现在不能退款，有疑问请联系客服');
  // A right was used, a trial activated or a day went by meanwhile. A caller that names no sum takes what there is.
  if (body.amount !== undefined && body.amount !== quote.cents) throw refuse.priceChanged(null, REFUND_CHANGED);
  takeDays(order, quote.days, quote.isFull, now);
  const isCouponBack = quote.isFull && order.couponId !== '';
  if (isCouponBack) returnCoupon(order.userId, order.couponId, '订单退款');
  order.returned = {
    cents: quote.cents,
    days: quote.days,
    ...(isCouponBack ? { couponTitle: order.couponTitle } : {}),
  };
  order.refundDueAt = now + DAY;
  order.reasonText = quote.basis;
  changeStatus(order, 'refunding', now, '申请退款，审核中');
  return { returned: order.returned };
}

export function deleteOrder({ user, body }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (!['cancelled', 'refunded', 'invalid'].includes(order.status))
    throw refuse.alreadyDone('这笔订单还在进行，结束后可以删除');
  order.isDeleted = true;
  return { returned: order.returned ?? { cents: 0, days: 0 } };
}

addCloseBlocker('vip', (userId) =>
  findMine(userId).some((order) => ['waiting', 'processing', 'reserved', 'refunding'].includes(order.status))
    ? {
        text: '您有进行中的会员订单或退款，处理完再注销',
        action: '看会员订单',
        route: '/membership-card?step=orders',
      }
    : undefined,
);
