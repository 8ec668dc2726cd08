import { groupedNumber, returnedText, statusTone, sumWord } from './orderCopy';

test.each([
  [{ points: 800, cash: 990, couponIds: ['C1'] }, '800 积分、¥9.90、1 张优惠券（有效期不变）'],
  [{ points: 1320, cash: 0, couponIds: [] }, '1,320 积分'],
  [{ points: 0, cash: 1, couponIds: [] }, '¥0.01'],
  [{ points: null, cash: null, couponIds: [] }, '没有要退的'],
])('%p comes back as %p', (returned, text) => {
  expect(returnedText(returned)).toBe(text);
});

test.each([
  [0, '应付', 'due'],
  [10, '共用', 'going'],
  [20, '共用', 'going'],
  [30, '共用', 'over'],
  [40, '合计', 'over'],
  [50, '共用', 'going'],
] as const)('an order of status %i: %s, %s', (status, word, tone) => {
  expect(sumWord({ status })).toBe(word);
  expect(statusTone({ status })).toBe(tone);
});

test.each([
  ['XL20261119', 'XL20 2611 19'],
  ['XL20', 'XL20'],
  ['', ''],
])('%p is read as %p', (orderNo, shown) => {
  expect(groupedNumber(orderNo)).toBe(shown);
});
