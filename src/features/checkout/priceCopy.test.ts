import { describePrice } from './priceCopy';

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
