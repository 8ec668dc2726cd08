import { yuan } from '../money';
import { beforeNotices, notify, withdraw, withdrawOthers } from '../notice/store';
import { clockWords, dayWords } from '../notice/words';
import { REFUND_SPAN } from '../payment/limits';
import { DAY, dayOf } from '../state';
import { CARD } from './catalog';
import { EXPIRING_DAYS, LAST_PART, TRIAL_WARN_DAYS } from './limits';
import { myCard } from './membership';
import { findMine } from './orderStore';
import type { VipOrder } from './types';

/** When the days of a user's card changed last; 0 for one that was always there. */
function changedAt(userId: string): number {
  return Math.max(0, ...findMine(userId).map(({ newExpireAt, timeline }) => (newExpireAt && timeline.at(-1)?.at) || 0));
}

/** The refund that has ended a user's card: the days it took ran until another day than that of the refund. */
function refundBehind(userId: string, expireAt: number) {
  return findMine(userId).find(
    ({ refundDueAt, returned }) => (returned?.days ?? 0) > 0 && dayOf(refundDueAt - DAY) === dayOf(expireAt),
  );
}

/** What there is to tell of a card's end: that it is near, or over; undefined for nothing. */
function endToTell(userId: string, now: number) {
  const { name, expireAt, status } = myCard(userId, now);
  if (expireAt === null || status === 'closed' || status === 'permanent') return undefined;
  const day = dayOf(expireAt);
  const ends = dayWords(expireAt, now, '到期');
  const refunded = refundBehind(userId, expireAt);
  if (refunded) {
    const { orderNo, refundDueAt } = refunded;
    const summary = `${ends}，退款一般 ${REFUND_SPAN}到账`;
    const action = { text: '看这笔订单', route: `/schedule/order-detail?orderNo=${orderNo}` };
    return { key: `card:refund:${orderNo}`, at: refundDueAt - DAY, title: `${name}已退款`, summary, action };
  }
  if (expireAt <= now) {
    return { key: `card:over:${day}`, at: expireAt, title: `${name}已到期`, summary: `${ends}，续费后权益接着用` };
  }
  const at = expireAt - Math.min(EXPIRING_DAYS * DAY, Math.round((expireAt - changedAt(userId)) * LAST_PART));
  if (now < at) return undefined;
  return { key: `card:near:${day}`, at, title: `${name}快到期了`, summary: `${ends}，续费从原到期日接着算` };
}

beforeNotices('cards', (userId, now) => {
  const told = endToTell(userId, now);
  // With a renewal the former end is none.
  withdrawOthers(userId, 'card:', told ? [told.key] : []);
  if (told) notify(userId, { action: { text: '看会员卡', route: '/membership-card' }, ...told, type: 'right' });
});

/** What there is to tell of a trial: that its day has come, that its last days have, or that it lapsed; undefined for nothing. */
function trialToTell({ orderNo, status, reserve, returned, timeline }: VipOrder, now: number) {
  if (!reserve) return undefined;
  const { usableFrom, reserveExpireAt } = reserve;
  if (status === 'invalid') {
    const summary = `${yuan(returned?.cents ?? 0)} 原路退回，一般 ${REFUND_SPAN}到账`;
    const at = timeline.at(-1)?.at ?? reserveExpireAt;
    return { key: `trial:over:${orderNo}`, at, title: '体验卡没有激活，已失效', summary };
  }
  if (status !== 'reserved' || now < usableFrom) return undefined;
  const ends = dayWords(reserveExpireAt - 1, now, '前有效');
  const nearAt = reserveExpireAt - TRIAL_WARN_DAYS * DAY;
  return now < nearAt
    ? { key: `trial:day:${orderNo}`, at: usableFrom, title: '体验卡可以激活了', summary: `${ends}，激活后开始计天数` }
    : { key: `trial:near:${orderNo}`, at: nearAt, title: '体验卡还没激活', summary: `${ends}，没有激活的话，费用退回` };
}

// An order that waits for its payment, and a trial.
beforeNotices('cardOrders', (userId, now) => {
  for (const order of findMine(userId)) {
    const { orderNo, planName, status, amountCents, payExpireAt, createdAt } = order;
    const words = {
      type: 'order' as const,
      action: { text: '看这笔订单', route: `/schedule/order-detail?orderNo=${orderNo}` },
    };
    if (status === 'waiting') {
      const summary = `应付 ${yuan(amountCents)}，${clockWords(payExpireAt)} 前付款`;
      notify(userId, {
        ...words,
        key: `pay:${orderNo}`,
        at: createdAt,
        title: `${CARD.name} ${planName}待支付`,
        summary,
        until: payExpireAt,
      });
    } else withdraw(userId, `pay:${orderNo}`);
    const told = trialToTell(order, now);
    for (const step of ['day', 'near']) {
      const key = `trial:${step}:${orderNo}`;
      if (key !== told?.key) withdraw(userId, key);
    }
    if (told) notify(userId, { ...words, ...told });
  }
});
