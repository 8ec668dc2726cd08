import { makeUpCost, makeUpRule } from './makeUpCopy';

const MAKE_UP = { left: 3, cost: 20, days: 30, from: '2026-11-01', reasonText: undefined };

test('the rule says how many days back, at what cost and how often', () => {
  expect(makeUpRule(MAKE_UP)).toBe('漏签可在 30 天内补签，每次 20 积分，本月还能补 3 次。');
});

test('where nothing is made up for, or nobody said how many days back, no rule is made up', () => {
  expect(makeUpRule({ ...MAKE_UP, days: 0 })).toBe('');
});

test('making up for nothing is called so, and a cost that is not known is left out', () => {
  expect(makeUpRule({ ...MAKE_UP, cost: 0 })).toBe('漏签可在 30 天内补签，不用积分，本月还能补 3 次。');
  expect(makeUpRule({ ...MAKE_UP, cost: null })).toBe('漏签可在 30 天内补签，本月还能补 3 次。');
});

test('before a day is made up for, its cost and what is left are said', () => {
  expect(makeUpCost(MAKE_UP)).toBe('补签用 20 积分，本月还能补 3 次。');
  expect(makeUpCost({ ...MAKE_UP, cost: 0 })).toBe('补签不用积分，本月还能补 3 次。');
  expect(makeUpCost({ ...MAKE_UP, cost: null })).toBe('补签用 -- 积分，本月还能补 3 次。');
});
