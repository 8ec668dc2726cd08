import { LOCKED_TEXT } from '../codes/tries';
import type { Context } from '../handle';
import { maskPhone } from '../masks';
import { dayWords } from '../notice/words';
import { CODES, needText, Refusal } from '../refusal';
import { findUser } from '../users';
import { CARD } from './catalog';
import { type CodeRow, countWrongTry, findCode, forgiveTries, triesOf } from './codes';
import { grantDays, membershipOf, previewExpiry } from './membership';
import { changeStatus, findOrder, openOrder } from './orderStore';
import { proveConsent } from './purchase';
import type { VipOrder } from './types';

type ReasonCode =
  | 'unknown'
  | 'batch'
  | 'wrong'
  | 'used'
  | 'permanent'
  | 'overdue'
  | 'locked'
  | 'notYours'
  | 'notYet'
  | 'mine';

interface Judgement {
  row?: CodeRow;
  reasonCode: ReasonCode | '';
  reasonText: string;
}

/** Who has used a code, in words; not everybody has a mobile. */
function userOf({ usedTail }: CodeRow): string {
  return usedTail === '' ? '另一个账号' : `尾号 ${usedTail} 的用户`;
}

function judgeRow(row: CodeRow, userId: string, now: number): Judgement {
  const say = (reasonCode: ReasonCode, reasonText: string) => ({ row, reasonCode, reasonText });
  if (row.usedAt !== null && row.usedBy === userId)
    return say('mine', `这张卡您已在 ${dayWords(row.usedAt, now, '激活')}，天数已经加上，不用再激活`);
  if (row.usedAt !== null)
    return say('used', `这张卡在 ${dayWords(row.usedAt, now, `已被${userOf(row)}激活`)}，有疑问请联系客服`);
  if (row.ownerId !== '' && row.ownerId !== userId)
    return say('notYours', '这张体验卡是另一个账号的，请换账号登录再激活');
  if (row.orderNo !== '' && findOrder(row.orderNo)?.status !== 'reserved') {
    return say('overdue', '这笔体验订单已结束，请看会员卡，选一个方案');
  }
  if (row.isBatchStopped) return say('batch', '这批卡已停用，请联系发卡方更换');
  if (now > row.usableUntil)
    return say('overdue', `激活期到 ${dayWords(row.usableUntil - 1, now, '为止')}，已经过了，请联系发卡方`);
  if (now < row.usableFrom) return say('notYet', `您预约从 ${dayWords(row.usableFrom, now, '开始')}，到那天再激活`);
  if (membershipOf(userId)?.isPermanent) return say('permanent', '您已是永久会员，这张卡可以留给家人');
  return { row, reasonCode: '', reasonText: '' };
}

function judge({ body, user, now }: Context): Judgement {
  if (triesOf(user.userId, now).unlockAt !== null) return { reasonCode: 'locked', reasonText: LOCKED_TEXT };
  const code = needText(body.code, '请输入激活码', 64);
  const cardNo = typeof body.cardNo === 'string' ? body.cardNo.slice(0, 64) : '';
  const { row, isCardKnown } = findCode(cardNo, code);
  if (row) {
    const judgement = judgeRow(row, user.userId, now);
    if (judgement.reasonCode === '') forgiveTries(user.userId);
    return judgement;
  }
  countWrongTry(user.userId, now);
  const { attemptsLeft, unlockAt } = triesOf(user.userId, now);
  if (unlockAt !== null) return { reasonCode: 'locked', reasonText: LOCKED_TEXT };
  const left = `还可以试 ${attemptsLeft} 次`;
  return isCardKnown
    ? { reasonCode: 'wrong', reasonText: `激活码不对，${left}` }
    : { reasonCode: 'unknown', reasonText: `没有这张卡，请核对卡号或激活码，${left}` };
}

/** Looks at a code; nothing is used up except a try when it is wrong. */
export function check(ctx: Context) {
  const { user, now } = ctx;
  const { row, reasonCode, reasonText } = judge(ctx);
  const isValid = reasonCode === '' && row !== undefined;
  return {
    valid: isValid,
    cardName: row?.name ?? '',
    accountMasked: maskPhone(user.mobile),
    days: row?.days ?? 0,
    isPermanent: row?.isPermanent ?? false,
    newExpireAt: isValid && !row.isPermanent ? previewExpiry(user.userId, row.days, now) : null,
    reasonCode,
    reasonText,
    ...triesOf(user.userId, now),
    serverTime: now,
  };
}

function findOwnResult(row: CodeRow | undefined, userId: string): VipOrder | undefined {
  return row && row.usedBy === userId ? findOrder(row.orderNo) : undefined;
}

function toAnswer(order: VipOrder) {
  return { orderNo: order.orderNo, cardId: CARD.cardId, newExpireAt: order.newExpireAt };
}

function finishTrial(order: VipOrder, now: number): VipOrder {
  order.newExpireAt = grantDays(order.userId, { days: order.days, isPermanent: false, isTrial: true }, now);
  changeStatus(order, 'done', now, '体验卡已激活');
  return order;
}

function openGift(row: CodeRow, userId: string, consent: VipOrder['consent'], now: number): VipOrder {
  const newExpireAt = grantDays(userId, { days: row.days, isPermanent: row.isPermanent, isTrial: false }, now);
  return openOrder(
    {
      userId,
      type: 'gift',
      status: 'done',
      planId: 'code',
      // The order names the card itself.
      planName: `${row.isPermanent ? '永久卡' : row.name.replace(CARD.name, '')}激活码`,
      days: row.days,
      isPermanent: row.isPermanent,
      amountCents: 0,
      paidAt: now,
      newExpireAt,
      consent,
      timeline: [{ at: now, text: '激活成功，会员已到账' }],
    },
    now,
  );
}

/** Uses a code up and adds its days. The same person with the same code gets the first result again. */
export function submit(ctx: Context) {
  const { body, user, now } = ctx;
  const { row, reasonCode, reasonText } = judge(ctx);
  const earlier = findOwnResult(row, user.userId);
  if (earlier) return toAnswer(earlier);
  if (reasonCode !== '' || !row) {
    const code = reasonCode === 'locked' ? CODES.CODE_LOCKED : CODES.CODE_INVALID;
    throw new Refusal(code, reasonText, { reasonCode, reasonText, ...triesOf(user.userId, now) });
  }
  const consent = proveConsent(user.userId, 'activate', body.consentId);
  const reserved = row.orderNo === '' ? undefined : findOrder(row.orderNo);
  const order = reserved ? finishTrial(reserved, now) : openGift(row, user.userId, consent, now);
  Object.assign(row, {
    usedAt: now,
    usedBy: user.userId,
    usedTail: findUser(user.userId)?.mobile.slice(-4) ?? '',
    orderNo: order.orderNo,
  });
  return toAnswer(order);
}
