import { randomBytes } from 'node:crypto';
import { requireConsent, showStanding } from '../consent/rules';
import type { Context } from '../handle';
import { needText, refuse } from '../refusal';
import { attemptOf, failReasonOf, noteAttempt, payStatusOf } from './attempts';
import { CHANNELS, channelsAt, type Place, placeOf } from './channels';
import { CONFIRM_MINUTES } from './limits';
import { areaOf, type Payable } from './registry';

const APP_ID = 'wx0000000000000000';

/** The member's own order; refuses unknown ones (2010) and others' (2011). */
function needPayable(userId: string, orderNo: unknown, biz: unknown): { orderNo: string; payable: Payable } {
  const no = needText(orderNo, '没有说明是哪笔订单，请从订单列表里打开', 64);
  const payable = areaOf(biz)?.find(no);
  if (!payable) throw refuse.notFound('没有找到这笔订单，请到订单列表里看看');
  if (payable.userId !== userId) throw refuse.notYours('这笔订单是另一个账号的，请换账号登录');
  return { orderNo: no, payable };
}

export function getInfo(ctx: Context) {
  const { user, query, now } = ctx;
  const { orderNo, payable } = needPayable(user.userId, query.orderNo, query.biz);
  return {
    orderNo,
    biz: query.biz,
    title: payable.title,
    amount: payable.amountCents,
    points: payable.points,
    ...(payable.goodsId === undefined ? {} : { goodsId: payable.goodsId }),
    channels: channelsAt(placeOf(ctx)),
    consent: showStanding(user.userId, 'pay'),
    newExpireAt: payable.previewExpireAt ?? null,
    status: payStatusOf(orderNo, payable),
    ...failReasonOf(orderNo, payable),
    confirmMinutes: CONFIRM_MINUTES,
    expireAt: payable.state === 'waiting' ? payable.expireAt : null,
    serverTime: now,
  };
}

function refuseUnpayable(payable: Payable): void {
  if (payable.state === 'paid') throw refuse.alreadyDone('这笔订单已经付过款了');
  if (payable.state === 'closed') throw refuse.ended(payable.closedReason || '订单已关闭，请重新下单');
  if (payable.isProcessing) throw refuse.alreadyDone('正在确认上一次付款，请不要重复付款');
}

function needChannel(channel: unknown, place: Place): string {
  const found = channelsAt(place).find(({ key }) => key === channel);
  if (!found) throw refuse.badInput('没有这种付款方式，请换一种');
  if (!found.enabled) throw refuse.badInput(found.reasonText ?? '现在不能用这种付款方式');
  return found.key;
}

function parametersOf(place: Place, orderNo: string, biz: unknown, prepayId: string, now: number) {
  const order = new URLSearchParams({ orderNo, biz: String(biz) }).toString();
  if (place === 'mini') return { payType: 'mini' as const, params: {}, miniPath: `/pages/pay/pay?${order}` };
  if (place === 'browser') {
    return { payType: 'h5' as const, params: { mweb_url: `/api/__mock/cashier?${order}` } };
  }
  const params = {
    appId: APP_ID,
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${prepayId}`,
    signType: 'RSA',
    paySign: randomBytes(32).toString('base64'),
  };
  return { payType: 'jsapi' as const, params };
}

/** Opens a payment. One order has one prepay id, so that two open payment pages cannot take money twice. */
export function launch(ctx: Context) {
  const { user, body, now } = ctx;
  const { orderNo, payable } = needPayable(user.userId, body.orderNo, body.biz);
  refuseUnpayable(payable);
  if ('amount' in body && body.amount !== payable.amountCents)
    throw refuse.priceChanged({ amount: payable.amountCents });
  // A caller that does not name the consent relies on the one that stands.
  const consentId = body.consentId ?? showStanding(user.userId, 'pay').consentId;
  const { version } = requireConsent(user.userId, 'pay', consentId);
  const place = placeOf(ctx);
  const channel = needChannel(body.channel, place);
  if (body.openId !== undefined && body.openId !== user.openId)
    throw refuse.badInput('付款账号与登录账号不一致，请换账号登录再付');
  const prepayId = attemptOf(orderNo)?.prepayId || `wx${now}${randomBytes(8).toString('hex')}`;
  noteAttempt(orderNo, { channel, prepayId, failReason: '', consentVersion: version });
  return parametersOf(place, orderNo, body.biz, prepayId, now);
}

export function getStatus({ user, query }: Context) {
  const { orderNo, payable } = needPayable(user.userId, query.orderNo, query.biz);
  const status = payStatusOf(orderNo, payable);
  return { status, paidAt: status === 1 ? payable.paidAt : null, ...failReasonOf(orderNo, payable) };
}

export function getResult({ user, query }: Context) {
  const { orderNo, payable } = needPayable(user.userId, query.orderNo, query.biz);
  return {
    status: payStatusOf(orderNo, payable),
    ...(payable.cardId === undefined ? {} : { cardId: payable.cardId }),
    newExpireAt: payable.newExpireAt ?? null,
    nextSteps: payable.nextSteps,
  };
}

/** How the paid order names its channel. */
export function payTextOf(orderNo: string): string {
  return CHANNELS.find(({ key }) => key === attemptOf(orderNo)?.channel)?.name ?? '微信支付';
}
