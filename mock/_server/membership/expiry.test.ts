import fc from 'fast-check';
import { DAY, HOUR } from '../state';
import { countDaysLeft, extendExpiry, lastMomentOf, quoteRefund } from './expiry';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const END = Date.parse('2026-11-21T23:59:59.999+08:00');
const dayText = (at: number) => new Date(at + 8 * HOUR).toISOString().slice(0, 10);

test('a day ends at midnight in China, whatever the hour', () => {
  expect(lastMomentOf(NOON)).toBe(END);
  expect(lastMomentOf(Date.parse('2026-11-21T00:00:00+08:00'))).toBe(END);
  expect(lastMomentOf(END)).toBe(END);
});

test.each([
  ['never had a card: from today', null, 365, '2027-11-21'],
  ['still running: from the old expiry', lastMomentOf(Date.parse('2027-03-18T12:00:00+08:00')), 365, '2028-03-17'],
  ['lapsed: from today', NOON - 40 * DAY, 30, '2026-12-21'],
  ['last day today: nothing is lost', END, 30, '2026-12-21'],
  ['trial of 7 days and a year stack', extendExpiry(NOON, null, 7), 365, '2027-11-28'],
  ['a year and a trial stack to the same day', extendExpiry(NOON, null, 365), 7, '2027-11-28'],
])('%s', (_, expireAt, days, expected) => {
  expect(dayText(extendExpiry(NOON, expireAt, days))).toBe(expected);
});

test('an extension never shortens and always gives at least the days that were bought', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1.6e12, max: 2e12 }),
      fc.option(fc.integer({ min: 1.5e12, max: 2.2e12 }), { nil: null }),
      fc.integer({ min: 0, max: 3660 }),
      (now, expireAt, days) => {
        const next = extendExpiry(now, expireAt, days);
        expect(next).toBeGreaterThanOrEqual((expireAt ?? 0) + days * DAY);
        expect(next).toBeGreaterThanOrEqual(now + days * DAY);
      },
    ),
  );
});

test.each([
  [null, 0],
  [NOON - 1, 0],
  [END, 0],
  [END + DAY, 1],
  [END + 117 * DAY, 117],
])('days left until %p: %p', (expireAt, expected) => {
  expect(countDaysLeft(NOON, expireAt)).toBe(expected);
});

const paid = { now: NOON, payCents: 29_800, days: 365, isRightUsed: false };

test.each([
  ['within 7 days, nothing used', { ...paid, paidAt: NOON - 7 * DAY, coveredUntil: END + 358 * DAY }, 29_800, 365],
  ['a right was used', { ...paid, paidAt: NOON - DAY, coveredUntil: END + 364 * DAY, isRightUsed: true }, 29_718, 364],
  ['after 7 days', { ...paid, paidAt: NOON - 8 * DAY, coveredUntil: END + 357 * DAY }, 29_146, 357],
  ['the last day', { ...paid, paidAt: NOON - 365 * DAY, coveredUntil: END }, 0, 0],
  ['long over', { ...paid, paidAt: NOON - 500 * DAY, coveredUntil: END - 90 * DAY }, 0, 0],
  [
    'a stacked order that has not begun',
    { ...paid, paidAt: NOON - 30 * DAY, coveredUntil: END + 700 * DAY },
    29_800,
    365,
  ],
  ['an odd cent is cut', { ...paid, payCents: 1, paidAt: NOON - 30 * DAY, coveredUntil: END + 100 * DAY }, 0, 100],
])('refund: %s', (_, facts, cents, days) => {
  expect(quoteRefund(facts)).toMatchObject({ cents, days });
});

test('a refund is never more than was paid and never a fraction of a cent', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 3660 }),
      fc.integer({ min: -1000, max: 4000 }),
      fc.boolean(),
      (payCents, days, left, isRightUsed) => {
        const { cents } = quoteRefund({
          now: NOON,
          paidAt: NOON - 10 * DAY,
          payCents,
          days,
          coveredUntil: END + left * DAY,
          isRightUsed,
        });
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(payCents);
      },
    ),
  );
});
