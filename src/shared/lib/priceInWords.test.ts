import { describePrice, priceInWords } from './priceInWords';

test.each([
  [1900, 4900, '1,900 积分 + ¥49.00'],
  [900, 0, '900 积分'],
  [null, 990, '¥9.90'],
  [0, null, ''],
])('%p points and %p cents: %p', (points, cents, words) => {
  expect(priceInWords(points, cents)).toBe(words);
});

test.each([
  [800, 990, '800 积分 + ¥9.90'],
  [12800, 0, '12,800 积分'],
  [0, 1, '¥0.01'],
  [0, 0, '免费'],
  [null, 990, '-- 积分 + ¥9.90'],
  [800, null, '800 积分 + --'],
])('%p points and %p cents are "%s"', (points, cents, text) => {
  expect(describePrice(points, cents)).toBe(text);
});
