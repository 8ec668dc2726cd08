import fc from 'fast-check';
import { CONSENT_WORDINGS, type ConsentKind } from '../consent/consentCopy';
import { accept, raiseVersion, withdraw } from '../consent/rules';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { submit } from './activation';
import { asPersona, refusalOf } from './asPersona';
import { changePrice, listCards, trialSlots } from './cards';
import { hasActiveCard, markRightUsed, membershipOf } from './membership';
import { applyRefund, cancelOrder, deleteOrder, getOrder, listOrders } from './orders';
import { createOrder, createReserve, settleClosed, settlePaid } from './purchase';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});

afterEach(() => jest.useRealTimers());

function consent(persona: PersonaKey, type: ConsentKind): string {
  return accept(asPersona(persona, { type, version: CONSENT_WORDINGS[type].version })).consentId;
}

function planOf(persona: PersonaKey, planId: string) {
  const plan = listCards(asPersona(persona)).cards[0]?.plans.find((each) => each.planId === planId);
  if (!plan) throw new Error(`no plan ${planId}`);
  return plan;
}

function buy(persona: PersonaKey, planId: string) {
  const { quoteId } = planOf(persona, planId);
  return createOrder(asPersona(persona, { cardId: 'jinxing', planId, quoteId, consentId: consent(persona, 'vip') }));
}

function reserve(persona: PersonaKey) {
  const slot = trialSlots(serverNow())[0];
  return createReserve(asPersona(persona, { trialCardId: 'jinxing', slot, consentId: consent(persona, 'trial') }));
}

const pay = (orderNo: string) => settlePaid(orderNo, '微信支付', serverNow());
const detail = (persona: PersonaKey, orderNo: string) => getOrder(asPersona(persona, { orderNo }));
const my = (persona: PersonaKey) => listCards(asPersona(persona)).my;

test.each(['newcomer', 'member', 'lapsed', 'elder'] as const)(
  '%s gets exactly the expiry shown before paying',
  (persona) => {
    const shown = planOf(persona, 'year').newExpireAt;
    const before = membershipOf(persona === 'newcomer' ? 'U1001' : personaUser(persona).userId)?.expireAt ?? 0;
    const { orderNo, amount } = buy(persona, 'year');
    expect(amount).toBe(29_800);
    expect(membershipOf(personaUser(persona).userId)?.expireAt ?? 0).toBe(before);
    pay(orderNo);
    expect(my(persona)?.expireAt).toBe(shown);
    expect(shown).toBeGreaterThanOrEqual(before + 365 * DAY);
    expect(detail(persona, orderNo)).toMatchObject({ status: 'done', newExpireAt: shown, payAmount: 29_800 });
  },
);

test('an order is paid once, however often the money is reported', () => {
  const { orderNo } = buy('newcomer', 'month');
  pay(orderNo);
  const expireAt = my('newcomer')?.expireAt;
  pay(orderNo);
  settleClosed(orderNo, NOW);
  expect(my('newcomer')?.expireAt).toBe(expireAt);
  expect(detail('newcomer', orderNo).status).toBe('done');
});

test('without consent to the present wording nothing can be ordered', () => {
  const { quoteId } = planOf('newcomer', 'year');
  const order = (consentId: string) => () =>
    createOrder(asPersona('newcomer', { cardId: 'jinxing', planId: 'year', quoteId, consentId }));
  expect(refusalOf(order('')).code).toBe(2014);
  expect(refusalOf(order(consent('member', 'vip'))).code).toBe(2014);
  expect(refusalOf(order(consent('newcomer', 'trial'))).code).toBe(2014);
  const mine = consent('newcomer', 'vip');
  withdraw(asPersona('newcomer', { consentId: mine }));
  expect(refusalOf(order(mine)).code).toBe(2014);
  const fresh = consent('newcomer', 'vip');
  raiseVersion({ type: 'vip' });
  expect(refusalOf(order(fresh)).code).toBe(2014);
});

test('a price that changed after it was shown is refused with the new figures', () => {
  const { quoteId } = planOf('newcomer', 'year');
  changePrice({ planId: 'year', price: 31_999 });
  const consentId = consent('newcomer', 'vip');
  const refusal = refusalOf(() =>
    createOrder(asPersona('newcomer', { cardId: 'jinxing', planId: 'year', quoteId, consentId })),
  );
  expect(refusal.code).toBe(2007);
  expect(refusal.data).toMatchObject({ planId: 'year', price: 31_999 });
  expect(buy('newcomer', 'year').amount).toBe(31_999);
});

test.each(['amount', 'price', 'payAmount'])('an order that names its own %s is refused', (field) => {
  const { quoteId } = planOf('newcomer', 'year');
  const consentId = consent('newcomer', 'vip');
  const body = { cardId: 'jinxing', planId: 'year', quoteId, consentId, [field]: 1 };
  expect(refusalOf(() => createOrder(asPersona('newcomer', body))).code).toBe(400);
});

test('one unpaid order: the same plan gives it again, another takes its place', () => {
  const first = buy('newcomer', 'year').orderNo;
  expect(buy('newcomer', 'year').orderNo).toBe(first);
  const second = buy('newcomer', 'month').orderNo;
  expect(second).not.toBe(first);
  expect(detail('newcomer', first)).toMatchObject({ status: 'cancelled', reasonText: '您改选了其他方案' });
});

test('an unpaid order closes after 15 minutes, and money that comes later goes back', () => {
  const { orderNo, expireAt } = buy('newcomer', 'year');
  expect(expireAt).toBe(NOW + 15 * MINUTE);
  setServerNow(NOW + 15 * MINUTE);
  expect(detail('newcomer', orderNo)).toMatchObject({ status: 'cancelled', expireAt: null });
  pay(orderNo);
  expect(detail('newcomer', orderNo)).toMatchObject({ status: 'refunding', returned: { cents: 29_800, days: 0 } });
  expect(my('newcomer')?.status).toBe('none');
  setServerNow(NOW + 2 * DAY);
  expect(detail('newcomer', orderNo).status).toBe('refunded');
});

describe('trial', () => {
  test('costs what the plan says, waits for its day, is activated by its owner only, and is gone afterwards', () => {
    const { orderNo, amount } = reserve('newcomer');
    expect(amount).toBe(990);
    pay(orderNo);
    expect(planOf('newcomer', 'trial').trialUsed).toBe(true);
    expect(my('newcomer')).toMatchObject({ status: 'reserved', reserve: { orderNo, days: 7 } });
    expect(hasActiveCard('U1001')).toBe(false);
    const code = detail('newcomer', orderNo).reserve?.code ?? '';
    const consentId = consent('newcomer', 'activate');
    const activate = () => submit(asPersona('newcomer', { code, consentId }));
    expect(refusalOf(activate).data).toMatchObject({ reasonCode: 'notYet' });
    setServerNow(NOW + DAY);
    const foreign = asPersona('elder', { code, consentId: consent('elder', 'activate') });
    expect(refusalOf(() => submit(foreign)).data).toMatchObject({ reasonCode: 'notYours' });
    expect(activate().orderNo).toBe(orderNo);
    expect(my('newcomer')).toMatchObject({ status: 'expiring', isTrial: true, daysLeft: 7 });
    expect(refusalOf(() => reserve('newcomer')).code).toBe(2008);
  });

  test.each(['member', 'lapsed', 'elder'] as const)('is not for %s, who had a card', (persona) => {
    expect(planOf(persona, 'trial').trialUsed).toBe(true);
    expect(refusalOf(() => reserve(persona)).code).toBe(2008);
  });

  test('that was cancelled unpaid can be reserved again', () => {
    const { orderNo } = reserve('newcomer');
    cancelOrder(asPersona('newcomer', { orderNo }));
    expect(planOf('newcomer', 'trial').trialUsed).toBe(false);
    expect(reserve('newcomer').orderNo).not.toBe(orderNo);
  });

  test('and a paid card add up, in either order', () => {
    const trial = reserve('newcomer').orderNo;
    pay(trial);
    const year = buy('newcomer', 'year').orderNo;
    pay(year);
    const afterYear = my('newcomer')?.expireAt ?? 0;
    setServerNow(NOW + 2 * DAY);
    submit(
      asPersona('newcomer', {
        code: detail('newcomer', trial).reserve?.code,
        consentId: consent('newcomer', 'activate'),
      }),
    );
    expect(my('newcomer')).toMatchObject({ expireAt: afterYear + 7 * DAY, isTrial: false });
  });

  test('lapses after 30 days, and the money goes back', () => {
    const { orderNo, reserveExpireAt } = reserve('newcomer');
    pay(orderNo);
    setServerNow(reserveExpireAt);
    expect(detail('newcomer', orderNo)).toMatchObject({ status: 'invalid', returned: { cents: 990, days: 0 } });
    expect(my('newcomer')?.status).toBe('none');
  });

  test.each(['2026-11-21', '2026-11-29', '', 'x', '2026-13-40'])('cannot begin on %p', (slot) => {
    const consentId = consent('newcomer', 'trial');
    const body = { trialCardId: 'jinxing', slot, consentId };
    expect(refusalOf(() => createReserve(asPersona('newcomer', body))).code).toBe(400);
  });
});

describe('refund', () => {
  test('within 7 days gives everything back and takes every day', () => {
    const before = my('member')?.expireAt;
    const { orderNo } = buy('member', 'quarter');
    pay(orderNo);
    expect(detail('member', orderNo).refundQuote).toMatchObject({ cents: 9_800, days: 90 });
    expect(applyRefund(asPersona('member', { orderNo })).returned).toEqual({ cents: 9_800, days: 90 });
    expect(my('member')?.expireAt).toBe(before);
    expect(refusalOf(() => applyRefund(asPersona('member', { orderNo }))).code).toBe(2008);
  });

  test('of a first card ends the membership at once', () => {
    const { orderNo } = buy('newcomer', 'month');
    pay(orderNo);
    applyRefund(asPersona('newcomer', { orderNo }));
    expect(hasActiveCard('U1001')).toBe(false);
    expect(my('newcomer')?.status).toBe('expired');
  });

  test('after a used right is the share of the unused days', () => {
    const { orderNo } = buy('newcomer', 'month');
    pay(orderNo);
    markRightUsed('U1001');
    setServerNow(NOW + 10 * DAY);
    expect(applyRefund(asPersona('newcomer', { orderNo })).returned).toEqual({ cents: 2_533, days: 20 });
    expect(my('newcomer')?.daysLeft).toBe(0);
    expect(hasActiveCard('U1001')).toBe(true);
  });

  test('of an earlier order moves the later one forward, so that no day is paid back twice', () => {
    const first = buy('newcomer', 'month').orderNo;
    pay(first);
    const second = buy('newcomer', 'quarter').orderNo;
    pay(second);
    applyRefund(asPersona('newcomer', { orderNo: first }));
    expect(my('newcomer')?.daysLeft).toBe(90);
    expect(detail('newcomer', second).newExpireAt).toBe(my('newcomer')?.expireAt);
  });
});

test("nobody sees, cancels, refunds or deletes another's order", () => {
  const { orderNo } = buy('newcomer', 'year');
  for (const rule of [cancelOrder, applyRefund, deleteOrder, getOrder]) {
    expect(refusalOf(() => rule(asPersona('member', { orderNo }))).code).toBe(2011);
    expect(refusalOf(() => rule(asPersona('member', { orderNo: 'V0' }))).code).toBe(2010);
  }
});

test('a deleted order leaves the list and cannot be opened; an open one cannot be deleted', () => {
  const { orderNo } = buy('newcomer', 'year');
  expect(refusalOf(() => deleteOrder(asPersona('newcomer', { orderNo }))).code).toBe(2008);
  cancelOrder(asPersona('newcomer', { orderNo }));
  deleteOrder(asPersona('newcomer', { orderNo }));
  expect(listOrders(asPersona('newcomer')).totalCount).toBe(0);
  // Who asks anew for it, since the answer was lost, reads what became of it.
  expect(refusalOf(() => detail('newcomer', orderNo)).message).toBe('这笔订单已经删除，可以看看其他订单');
});

interface Step {
  planId: string;
  isPaid: boolean;
  isRefunded: boolean;
  hoursLater: number;
}

/** Takes one step and returns by how many days the card must have grown. */
function take({ planId, isPaid, isRefunded }: Step): number {
  const { orderNo } = buy('member', planId);
  if (!isPaid) return 0;
  pay(orderNo);
  const { days } = planOf('member', planId);
  return isRefunded ? days - applyRefund(asPersona('member', { orderNo })).returned.days : days;
}

test('days are conserved over any sequence of buying, paying and refunding', () => {
  const step = fc.record({
    planId: fc.constantFrom('year', 'quarter', 'month'),
    isPaid: fc.boolean(),
    isRefunded: fc.boolean(),
    hoursLater: fc.nat(300),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      resetServer();
      let expected = my('member')?.expireAt ?? 0;
      for (const each of steps) {
        expected += take(each) * DAY;
        expect(my('member')?.expireAt).toBe(expected);
        setServerNow(serverNow() + each.hoursLater * HOUR);
      }
    }),
    { numRuns: 40 },
  );
});
