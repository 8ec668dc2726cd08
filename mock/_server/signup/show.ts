import type { Operate } from '../../../src/shared/lib/schema';
import { maskAddress } from '../order/mask';
import { CONFIRMING_TEXT, REFUND_SPAN } from '../payment/limits';
import { inHours } from '../spans';
import { dayOf, serverNow } from '../state';
import { returnableOf, whyNotCancel } from './lifeCycle';
import { MOVED_UP_WINDOW_MS } from './limits';
import { findOffer, joinedOf } from './registry';
import { aheadOf, beginOf } from './seats';
import type { Join, SignupOffer } from './types';

const STATUS_TEXTS: Record<Join['status'], string> = {
  waiting: '候补中',
  toPay: '待支付',
  joined: '已报名',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};

export function statusTextOf(join: Join): string {
  if (join.status === 'toPay' && join.isPaying) return '付款确认中';
  return (join.status === 'joined' && joinedOf(join.code)?.state) || STATUS_TEXTS[join.status];
}

/** Nobody is promised a call for the day before when that day is over, or was before he signed up. */
function visitTip(join: Join, now: number): string {
  if (join.slotId === '') return '';
  return dayOf(now) < dayOf(beginOf(join, now)) ? '前一天打电话，和您确认时间' : '就在今天，请留意电话';
}

export function tipOf(join: Join, now: number): string {
  switch (join.status) {
    case 'waiting':
      return `有人取消时按先后补上，补上后请在 ${inHours(MOVED_UP_WINDOW_MS)}内付款`;
    case 'toPay':
      return join.isPaying ? CONFIRMING_TEXT : '付款后名额为您保留';
    case 'joined':
      return visitTip(join, now);
    case 'refunding':
      return `${join.reasonText}，${REFUND_SPAN}到账`;
    case 'refunded':
      return '款项已原路退回';
    default:
      return join.reasonText;
  }
}

const can = (key: string, text: string): Operate => ({ key, text, enabled: true });

function cancelButton(join: Join, now: number): Operate {
  const key = join.paidAt === null ? 'cancel' : 'refund';
  const cancel = joinedOf(join.code)?.cancel ?? '取消报名';
  const text = { cancel: join.status === 'waiting' ? '退出候补' : cancel, refund: '申请退款' }[key];
  if (returnableOf(join, now)) return can(key, text);
  return { key, text, enabled: false, reasonText: whyNotCancel(join) };
}

/** What a member can do with it now, the main action last. */
export function joinButtons(join: Join, now: number): Operate[] {
  if (join.status === 'waiting') return [cancelButton(join, now)];
  if (join.status === 'toPay') {
    return [cancelButton(join, now), can('pay', join.isPaying ? '看付款结果' : '去支付')];
  }
  if (join.status !== 'joined') return [];
  const code = join.checkCode === '' ? [] : [can('code', '出示核销码')];
  return [cancelButton(join, now), ...code, ...(joinedOf(join.code)?.ways ?? [])];
}

/** Note and answers can be changed until the deadline, and never once the visit has begun. */
function editableUntil(join: Join, now: number): number | null {
  const deadline = findOffer(join.code, join.packageId, now)?.deadline ?? 0;
  const until = join.slotId === '' ? deadline : Math.min(deadline, beginOf(join, now));
  return (join.status === 'joined' || join.status === 'waiting') && now < until ? until : null;
}

/** Without what is not there. */
function filled<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<T>;
}

/** Only for those who are in: what staff scan, and the group. */
function insideParts(join: Join, offer: SignupOffer | undefined) {
  const isIn = join.status === 'joined' || join.status === 'done';
  return isIn ? filled({ checkCode: join.checkCode, group: offer?.group }) : {};
}

export function showJoin(join: Join) {
  const now = serverNow();
  const offer = findOffer(join.code, join.packageId, now);
  const slot = offer?.slots.find(({ id }) => id === join.slotId);
  return {
    joinId: join.joinId,
    ...filled({
      packageId: join.packageId,
      tip: tipOf(join, now),
      slot: slot && { id: slot.id, start: slot.start, end: slot.end },
      place: offer?.place,
      address: join.address ? maskAddress(join.address) : undefined,
      orderNo: join.orderNo,
      ahead: join.status === 'waiting' ? aheadOf(join) : undefined,
      returnable: returnableOf(join, now),
    }),
    ...insideParts(join, offer),
    title: offer?.title ?? '活动报名',
    number: join.number,
    status: join.status,
    statusText: statusTextOf(join),
    personText: join.personText,
    note: join.note,
    joinedAt: join.createdAt,
    amount: join.amountCents,
    payExpireAt: join.status === 'toPay' ? join.payExpireAt : null,
    editableUntil: editableUntil(join, now),
    answers: join.answers,
    operate: joinButtons(join, now),
  };
}
