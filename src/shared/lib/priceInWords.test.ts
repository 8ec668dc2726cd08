import { priceInWords } from './priceInWords';

test.each([
  [1900, 4900, '1,900 积分 + ¥49.00'],
  [900, 0, '900 积分'],
  [null, 990, '¥9.90'],
  [0, null, ''],
])('%p points and %p cents: %p', (points, cents, words) => {
  expect(priceInWords(points, cents)).toBe(words);
});
