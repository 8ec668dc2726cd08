import { asPersona, refusalOf } from '../membership/asPersona';
import { listCards } from '../membership/cards';
import { DAY, resetServer } from '../state';
import '../membership/orders';
import '../order/counts';
import { createOrder } from '../membership/purchase';
import { apply, cancel, getState } from './closing';
import { CONSENT_WORDINGS } from './consentCopy';
import { accept } from './rules';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});

afterEach(() => jest.useRealTimers());

test('an account is closed after 15 days, and the request can be taken back', () => {
  const { applyId } = apply(asPersona('newcomer', { reason: '不再使用' }));
  expect(apply(asPersona('newcomer', { reason: '不再使用' })).applyId).toBe(applyId);
  expect(getState(asPersona('newcomer'))).toMatchObject({ status: 'cooling', closesAt: NOW + 15 * DAY });
  expect(getState(asPersona('member')).status).toBe('none');
  cancel(asPersona('newcomer'));
  expect(getState(asPersona('newcomer'))).toMatchObject({ status: 'none', closesAt: null });
  expect(refusalOf(() => cancel(asPersona('newcomer'))).code).toBe(2008);
});

test('after the time for it the request cannot be taken back', () => {
  apply(asPersona('newcomer', { reason: '不再使用' }));
  jest.setSystemTime(NOW + 15 * DAY);
  expect(refusalOf(() => cancel(asPersona('newcomer'))).code).toBe(2002);
  expect(getState(asPersona('newcomer')).status).toBe('cooling');
});

test('an open order stands against it', () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'vip', version: CONSENT_WORDINGS.vip.version }));
  const quoteId = listCards(asPersona('newcomer')).cards[0]?.plans[0]?.quoteId;
  createOrder(asPersona('newcomer', { cardId: 'jinxing', planId: 'year', quoteId, consentId }));
  expect(getState(asPersona('newcomer')).blockers).toHaveLength(1);
  expect(refusalOf(() => apply(asPersona('newcomer', { reason: '不再使用' }))).code).toBe(2004);
});

test('goods that are on their way, and money that goes back, stand against it', () => {
  const { blockers } = getState(asPersona('member'));
  expect(blockers).toContainEqual({
    text: expect.stringMatching(/^您有 \d+ 笔进行中的兑换订单/),
    action: '看兑换订单',
    route: '/schedule/points-mall/order-list?tab=all',
  });
  expect(refusalOf(() => apply(asPersona('member', { reason: '不再使用' }))).code).toBe(2004);
});

test('a reason is needed', () => {
  expect(refusalOf(() => apply(asPersona('newcomer'))).code).toBe(400);
});
