import fc from 'fast-check';
import type { Card, MyCard, Plan } from './contract';
import {
  choosePlan,
  describeDaily,
  describeMonthly,
  describeNewExpiry,
  describePriceChange,
  describeStacking,
  monthlyCents,
  originOf,
} from './planCopy';

const at = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`);

const YEAR: Plan = {
  planId: 'year',
  name: '年卡',
  days: 365,
  price: 29_800,
  originPrice: null,
  originBasis: undefined,
  trial: false,
  trialUsed: false,
  newExpireAt: at('2027-11-21'),
  quoteId: 'q1',
};
const TRIAL: Plan = { ...YEAR, planId: 'trial', name: '7 天体验', days: 7, price: 990, trial: true };

function cardOf(status: MyCard['status'], differences: Partial<MyCard> = {}): MyCard {
  return {
    status,
    cardId: 'jinxing',
    name: '金杏会员',
    noMasked: '6208 **** **** 3317',
    expireAt: at('2027-03-18'),
    daysLeft: 117,
    saved: 26_850,
    isTrial: false,
    reasonText: undefined,
    reserve: undefined,
    ...differences,
  };
}

test.each([
  [29_800, 365, 2483, '约 ¥24.83/月'],
  [9_800, 90, 3267, '约 ¥32.67/月'],
  [29_999, 365, 2500, '约 ¥25.00/月'],
  [1, 365, 0, '约 ¥0.00/月'],
  [7, 60, 4, '约 ¥0.04/月'],
  [3_800, 30, undefined, '到期不自动续'],
  [990, 7, undefined, '到期不自动续'],
  [null, 365, undefined, '到期不自动续'],
])('%p cents for %p days are %p cents a month', (price, days, cents, text) => {
  expect(monthlyCents({ price, days })).toBe(cents);
  expect(describeMonthly({ price, days })).toBe(text);
});

test('a monthly price is a whole number of cents, whatever the plan', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 5000 }), (price, days) => {
      const cents = monthlyCents({ price, days });
      expect(cents === undefined || Number.isSafeInteger(cents)).toBe(true);
    }),
  );
});

test.each([
  [29_800, 365, '每天不到 ¥1.00'],
  [36_499, 365, '每天不到 ¥1.00'],
  [36_500, 365, ''],
  [9_800, 90, ''],
  [0, 30, ''],
  [null, 365, ''],
  [100, 0, ''],
])('%p cents for %p days: %p', (price, days, text) => {
  expect(describeDaily({ price, days })).toBe(text);
});

test.each([
  ['a guest', null, '开通后有效期至', '从今天算起'],
  ['a newcomer', cardOf('none'), '开通后有效期至', '从今天算起'],
  ['an active member', cardOf('active'), '续费后有效期至', '从原到期日接着算'],
  ['a member whose card ends soon', cardOf('expiring'), '续费后有效期至', '从原到期日接着算'],
  ['a lapsed member', cardOf('expired'), '续费后有效期至', '从今天算起'],
])('%s sees the new expiry before paying', (_, my, lead, note) => {
  expect(describeNewExpiry(my, YEAR)).toEqual({ lead, day: '2027-11-21', note });
});

test('a trial names its days and no date', () => {
  expect(describeNewExpiry(null, TRIAL)).toEqual({ lead: '激活后可用 7 天', day: '', note: '从您选的日子起可以激活' });
});

test('a waiting trial and a paid plan are added up', () => {
  const reserve = { orderNo: 'V1', days: 7, usableFrom: 1, reserveExpireAt: 2, code: 'TY07' };
  const my = cardOf('reserved', { reserve });
  expect(describeStacking(my, YEAR)).toBe('体验 7 天 + 年卡 365 天，都用上后到 2027-11-28');
  const endsAtMidnight = { ...YEAR, newExpireAt: Date.parse('2027-11-22T00:00:00+08:00') };
  expect(describeStacking(my, endsAtMidnight)).toMatch(/2027-11-28$/);
  expect(describeStacking(my, TRIAL)).toBe('');
  expect(describeStacking(my, { ...YEAR, newExpireAt: null })).toBe('');
  expect(describeStacking(cardOf('active'), YEAR)).toBe('');
  expect(describeStacking(null, YEAR)).toBe('');
});

const cardWith = (cardId: string, plans: Plan[]): Card => ({ cardId, name: '', plans, rights: [] });

test('a used trial cannot be chosen; an unknown card or plan in the address gives the first', () => {
  const first = cardWith('first', [YEAR, TRIAL]);
  const second = cardWith('second', [YEAR, { ...TRIAL, trialUsed: true }]);
  const choose = (cardId: string, planId: string) => choosePlan([first, second], { cardId, planId });
  expect(choose('first', 'trial')).toEqual({ card: first, plans: [YEAR, TRIAL], plan: TRIAL });
  expect(choose('second', 'trial')).toEqual({ card: second, plans: [YEAR], plan: YEAR });
  expect(choose('nope', 'nope')).toEqual({ card: first, plans: [YEAR, TRIAL], plan: YEAR });
  expect(choosePlan([], { cardId: 'first', planId: 'year' }).plan).toBeUndefined();
});

test.each([
  [{ price: 31_999 }, '价格由 ¥298.00 变为 ¥319.99。'],
  [{ newExpireAt: at('2028-03-17') }, '有效期至 2028-03-17。'],
  [{ newExpireAt: Date.parse('2028-03-18T00:00:00+08:00') }, '有效期至 2028-03-17。'],
  [{ price: 1, newExpireAt: at('2028-03-17') }, '价格由 ¥298.00 变为 ¥0.01，有效期至 2028-03-17。'],
  [{}, '会员状态有变化，请再核对一次。'],
])('a change of %p is said as %p', (change, text) => {
  expect(describePriceChange(YEAR, { ...YEAR, ...change })).toBe(text);
});

test.each([
  [45_600, '按月买一年', { basis: '按月买一年', cents: 45_600 }],
  [45_600, undefined, { basis: '划线价', cents: 45_600 }],
  [29_800, '按月买一年', undefined],
  [20_000, undefined, undefined],
  [null, '按月买一年', undefined],
])('an original price of %p (%p) shows as %p', (originPrice, originBasis, shown) => {
  expect(originOf({ price: 29_800, originPrice, originBasis })).toEqual(shown);
});
