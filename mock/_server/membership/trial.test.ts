import { ask } from '@/testing/ask';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { accept, endConsent } from '../consent/rules';
import { DAY, endOfDay, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { check, submit } from './activation';
import { asPersona, refusalOf } from './asPersona';
import { isTrialUsed, trialSlots } from './cards';
import { getOrder } from './orders';
import { createReserve, settlePaid } from './purchase';

beforeEach(() => resetServer());

function reserve() {
  const { consentId } = accept(asPersona('newcomer', { type: 'trial', version: CONSENT_WORDINGS.trial.version }));
  return createReserve(asPersona('newcomer', { trialCardId: 'jinxing', slot: trialSlots(serverNow())[0], consentId }));
}

test('says no last day before it is activated, paid or not', () => {
  const { orderNo } = reserve();
  const look = () => getOrder(asPersona('newcomer', { orderNo }));
  expect(look()).toMatchObject({ status: 'waiting', newExpireAt: null });
  settlePaid(orderNo, '微信支付', serverNow());
  expect(look()).toMatchObject({ status: 'reserved', newExpireAt: null });
});

test('its code tells of the card and the trial in two words', () => {
  const { orderNo } = reserve();
  settlePaid(orderNo, '微信支付', serverNow());
  const { reserve: waiting } = getOrder(asPersona('newcomer', { orderNo }));
  const looked = check(asPersona('newcomer', { code: waiting?.code, cardNo: '' }));
  expect(looked.cardName).toBe('金杏会员 7 天体验');
});

test('from its day on the result of the payment says to activate it now', () => {
  const { orderNo } = reserve();
  settlePaid(orderNo, '微信支付', serverNow());
  const steps = () => getOrder(asPersona('newcomer', { orderNo })).nextSteps.map(({ text }) => text);
  expect(steps()).toEqual(['到预约的日子激活体验卡']);
  setServerNow(serverNow() + DAY);
  expect(steps()).toEqual(['激活体验卡']);
});

test('it can be activated until the end of the last day that is told', () => {
  const { orderNo, reserveExpireAt } = reserve();
  settlePaid(orderNo, '微信支付', serverNow());
  expect(reserveExpireAt).toBe(endOfDay(serverNow() + 30 * DAY));
  setServerNow(reserveExpireAt - MINUTE);
  const { status, reserve: waiting } = getOrder(asPersona('newcomer', { orderNo }));
  expect(status).toBe('reserved');
  expect(check(asPersona('newcomer', { code: waiting?.code, cardNo: '' })).valid).toBe(true);
});

test('whoever has reserved it is not told that he has tried it', () => {
  const { orderNo } = reserve();
  settlePaid(orderNo, '微信支付', serverNow());
  expect(refusalOf(reserve).message).toMatch('已经预约或体验过了');
});

test('whose order waits for its payment is not used: another day changes the same order', () => {
  const { orderNo } = reserve();
  const { user } = asPersona('newcomer', {});
  expect(isTrialUsed(user.userId)).toBe(false);
  expect(reserve().orderNo).toBe(orderNo);
  settlePaid(orderNo, '微信支付', serverNow());
  expect(isTrialUsed(user.userId)).toBe(true);
});

test('whose consent was taken back and given anew has the order with the one that stands', () => {
  const { orderNo } = reserve();
  const given = () => getOrder(asPersona('newcomer', { orderNo })).agreement;
  const first = given();
  const standing = accept(asPersona('newcomer', { type: 'trial', version: CONSENT_WORDINGS.trial.version }));
  endConsent(standing.consentId, serverNow());
  setServerNow(serverNow() + MINUTE);
  expect(reserve().orderNo).toBe(orderNo);
  expect(given()?.acceptedAt).toBeGreaterThanOrEqual((first?.acceptedAt ?? 0) + MINUTE);
});

test('a card of few days is not told to be near its end from the beginning', async () => {
  const { orderNo } = reserve();
  settlePaid(orderNo, '微信支付', serverNow());
  setServerNow(serverNow() + DAY);
  const { reserve: waiting } = getOrder(asPersona('newcomer', { orderNo }));
  const { consentId } = accept(asPersona('newcomer', { type: 'activate', version: CONSENT_WORDINGS.activate.version }));
  submit(asPersona('newcomer', { code: waiting?.code, consentId }));
  const askNear = async () => {
    const { data } = await ask<{ recordList: { title: string; at: number }[] }>(
      'GET /api/miniapp/notice/list',
      { tab: 'right', currentPage: 1, pageSize: 50 },
      { as: 'newcomer' },
    );
    return data.recordList.find(({ title }) => title === '金杏会员快到期了');
  };
  expect(await askNear()).toBeUndefined();
  setServerNow(serverNow() + 4 * DAY);
  expect(await askNear()).toBeUndefined();
  // 7 days and the rest of the first: a third of them is left.
  setServerNow(serverNow() + 1.5 * DAY);
  const near = await askNear();
  expect(near?.at).toBeGreaterThan(serverNow() - 1.5 * DAY);
  expect(near?.at).toBeLessThanOrEqual(serverNow());
});
