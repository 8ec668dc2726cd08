import { ask } from '@/testing/ask';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { accept } from '../consent/rules';
import { couponsOf, grantCoupon } from '../coupon/wallet';
import { inviteCodeOf } from '../referral/rules';
import { referral } from '../referral/store';
import { DAY, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { asPersona, refusalOf } from './asPersona';
import { changePrice } from './cards';
import { findMine } from './orderStore';
import { applyRefund, cancelOrder, getOrder } from './orders';
import { createOrder, previewOrder, settlePaid } from './purchase';

beforeEach(() => resetServer());

const idOf = (persona: PersonaKey) => personaUser(persona).userId;
const statusOf = (persona: PersonaKey, couponId: string) =>
  couponsOf(idOf(persona)).find((owned) => owned.couponId === couponId)?.status;
const agree = (persona: PersonaKey) =>
  accept(asPersona(persona, { type: 'vip', version: CONSENT_WORDINGS.vip.version })).consentId;
const buy = (persona: PersonaKey, planId: string, more: Record<string, unknown> = {}) =>
  createOrder(asPersona(persona, { cardId: 'jinxing', planId, consentId: agree(persona), ...more }));
const preview = (persona: PersonaKey, planId: string, couponId?: string) =>
  previewOrder(asPersona(persona, { cardId: 'jinxing', planId, ...(couponId ? { couponId } : {}) }));

function give(templateId: string): string {
  return grantCoupon(idOf('newcomer'), templateId, 30);
}

test.each([
  ['T-card', 'year', 29_800, 27_745],
  ['T-card', 'quarter', 9_800, 7_745],
  ['T-card', 'month', 3_800, 3_800],
  ['T-card85', 'year', 29_800, 25_330],
  ['T-card85', 'month', 3_801, 3_231],
  ['T-card85', 'month', 1, 1],
])('%s on the %s of %d cents leaves %d to pay, shown and charged alike', (templateId, planId, priceCents, payCents) => {
  changePrice({ planId, price: priceCents });
  const couponId = give(templateId);
  const shown = preview('newcomer', planId);
  expect(shown).toMatchObject({ payAmount: payCents, discount: priceCents - payCents });
  const chosen = 'couponId' in shown ? shown.couponId : undefined;
  expect(buy('newcomer', planId, { couponId: chosen }).amount).toBe(payCents);
  expect(statusOf('newcomer', couponId)).toBe(chosen === undefined ? 'usable' : 'frozen');
});

test('what saves most is proposed, nothing is forced, and what cannot be used says why', () => {
  const small = give('T-card');
  const large = give('T-card85');
  expect(preview('newcomer', 'year')).toMatchObject({ couponId: large });
  expect(preview('newcomer', 'year', small)).toMatchObject({ couponId: small, payAmount: 27_745 });
  expect(preview('newcomer', 'year', 'none')).toMatchObject({ payAmount: 29_800 });
  const { coupons } = preview('newcomer', 'month');
  expect(coupons.find((each) => each.couponId === small)).toMatchObject({
    usable: false,
    reasonText: '满 ¥98.00 可用',
  });
  expect(refusalOf(() => buy('newcomer', 'month', { couponId: small })).code).toBe(2004);
  expect(refusalOf(() => buy('newcomer', 'month', { couponId: 'C0' })).code).toBe(2010);
  const foreign = couponsOf(idOf('lapsed')).find((owned) => owned.templateId === 'T-card')?.couponId;
  expect(refusalOf(() => buy('newcomer', 'year', { couponId: foreign })).code).toBe(2010);
});

test('one coupon pays for one card: owned, used when paid, back when cancelled or late', () => {
  const couponId = give('T-card');
  const first = buy('newcomer', 'year', { couponId });
  expect(buy('newcomer', 'year', { couponId }).orderNo).toBe(first.orderNo);
  expect(buy('newcomer', 'year').amount).toBe(29_800);
  const second = buy('newcomer', 'quarter', { couponId });
  expect(second.amount).toBe(7_745);
  expect(getOrder(asPersona('newcomer', { orderNo: first.orderNo }))).toMatchObject({ status: 'cancelled' });
  expect(statusOf('newcomer', couponId)).toBe('frozen');
  expect(cancelOrder(asPersona('newcomer', { orderNo: second.orderNo })).returned).toEqual({
    cents: 0,
    days: 0,
    couponTitle: '会员卡立减券',
  });
  expect(statusOf('newcomer', couponId)).toBe('usable');

  buy('newcomer', 'year', { couponId });
  setServerNow(serverNow() + 15 * MINUTE);
  findMine(idOf('newcomer'));
  expect(statusOf('newcomer', couponId)).toBe('usable');

  const third = buy('newcomer', 'year', { couponId });
  settlePaid(third.orderNo, '微信支付', serverNow());
  expect(statusOf('newcomer', couponId)).toBe('used');
  expect(getOrder(asPersona('newcomer', { orderNo: third.orderNo }))).toMatchObject({
    payAmount: 27_745,
    discount: 2_055,
    couponTitle: '会员卡立减券',
  });
  expect(applyRefund(asPersona('newcomer', { orderNo: third.orderNo })).returned).toEqual({
    cents: 27_745,
    days: 365,
    couponTitle: '会员卡立减券',
  });
  expect(statusOf('newcomer', couponId)).toBe('usable');
});

test('a coupon that came back says whether its order was cancelled or refunded', () => {
  const couponId = give('T-card');
  const note = () => couponsOf(idOf('newcomer')).find((owned) => owned.couponId === couponId)?.note;
  const cancelled = buy('newcomer', 'year', { couponId });
  cancelOrder(asPersona('newcomer', { orderNo: cancelled.orderNo }));
  expect(note()).toBe('订单取消后退回，有效期没有变');
  const refunded = buy('newcomer', 'year', { couponId });
  settlePaid(refunded.orderNo, '微信支付', serverNow());
  applyRefund(asPersona('newcomer', { orderNo: refunded.orderNo }));
  expect(note()).toBe('订单退款后退回，有效期没有变');
});

test('while an earlier payment is being confirmed nothing else is sold', async () => {
  const { orderNo } = buy('newcomer', 'month');
  await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
  const refusal = refusalOf(() => buy('newcomer', 'month'));
  expect(refusal).toMatchObject({ code: 2008, data: { orderNo } });
  await ask('POST /api/__mock/pay', { orderNo, result: 'success' });
  expect(buy('newcomer', 'month').orderNo).not.toBe(orderNo);
});

describe('inviter', () => {
  const code = () => inviteCodeOf(idOf('member'));
  const rows = () => referral().invitees.filter(({ inviteId }) => inviteId.startsWith('IV-'));
  const payFor = (persona: PersonaKey, inviter: unknown) => {
    const { orderNo } = buy(persona, 'month', { inviter });
    settlePaid(orderNo, '微信支付', serverNow());
  };

  test('sees a friend in his list once the card is paid, masked, and once only', () => {
    const { orderNo } = buy('newcomer', 'month', { inviter: code() });
    expect(rows()).toEqual([]);
    settlePaid(orderNo, '微信支付', serverNow());
    setServerNow(serverNow() + DAY);
    payFor('newcomer', code());
    expect(rows()).toEqual([expect.objectContaining({ userId: 'U1002', nickname: '小*', status: 'opened' })]);
  });

  test('gets nobody who was a member before, not himself, and nothing for a code that nobody has', () => {
    payFor('lapsed', code());
    expect(rows()).toEqual([expect.objectContaining({ status: 'invalid' })]);
    payFor('member', code());
    payFor('elder', 'XL0');
    payFor('elder', '<b>');
    payFor('elder', { toString: () => code() });
    expect(rows()).toHaveLength(1);
  });
});
