import { yuan } from '../money';
import { beforeNotices, notify, withdraw, withdrawOthers } from '../notice/store';
import { clockWords, dayWords } from '../notice/words';
import { REFUND_SPAN } from '../payment/limits';
import { DAY, dayOf } from '../state';
import { CARD } from './catalog';
import { EXPIRING_DAYS, LAST_PART } from './limits';
import { myCard } from './membership';
import { findMine } from './orderStore';

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

// An order that waits for its payment, and a trial whose day has come.
beforeNotices('cardOrders', (userId, now) => {
  for (const { orderNo, planName, status, amountCents, payExpireAt, createdAt, reserve } of findMine(userId)) {
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
    if (status === 'reserved' && reserve && reserve.usableFrom <= now) {
      const summary = `${dayWords(reserve.reserveExpireAt - 1, now, '前有效')}，激活后开始计天数`;
      notify(userId, { ...words, key: `trial:${orderNo}`, at: reserve.usableFrom, title: '体验卡可以激活了', summary });
    } else withdraw(userId, `trial:${orderNo}`);
  }
});
