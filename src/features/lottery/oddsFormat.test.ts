import type { Lottery } from './contract';
import { areAllGone, formatOdds, formatStock, isOver } from './oddsFormat';

test.each([
  [0.005, '0.50%'],
  [0.465, '46.50%'],
  [1, '100.00%'],
  [0.0001, '0.01%'],
  [0.00001, '0.001%'],
  [0.000002, '0.0002%'],
  [0, '0.00%'],
  [null, '--'],
])('odds %p are written %p', (odds, written) => {
  expect(formatOdds(odds)).toBe(written);
});

test.each([
  [{ type: 'goods' as const, left: 18, quantity: 50 }, '18 / 50'],
  [{ type: 'coupon' as const, left: 1380, quantity: 12_000 }, '1,380 / 12,000'],
  [{ type: 'goods' as const, left: 0, quantity: 50 }, '已发完'],
  [{ type: 'points' as const, left: null, quantity: null }, '不限'],
  [{ type: 'points' as const, left: 0, quantity: null }, '已发完'],
  [{ type: 'none' as const, left: null, quantity: null }, '—'],
])('the stock %j is written %p', (prize, written) => {
  expect(formatStock(prize)).toBe(written);
});

test('all prizes are gone when only "none" is left', () => {
  expect(
    areAllGone([
      { type: 'none', left: null },
      { type: 'goods', left: 0 },
    ]),
  ).toBe(true);
  expect(
    areAllGone([
      { type: 'points', left: null },
      { type: 'goods', left: 0 },
    ]),
  ).toBe(false);
});

test('without any prize nothing is called gone', () => {
  expect(areAllGone([])).toBe(false);
});

test.each([
  [0, 0, false],
  [1, 5, false],
  [1, 0, true],
  [2, 5, true],
] as const)('a lottery of status %p with %p prizes left is over: %p', (status, left, isLast) => {
  expect(isOver({ status, prizes: [{ type: 'goods', left }] as Lottery['prizes'] })).toBe(isLast);
});
