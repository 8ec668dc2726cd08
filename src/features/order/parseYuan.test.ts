import { parseYuan, refundMistake } from './parseYuan';

test.each([
  ['9.9', 990],
  ['9.90', 990],
  ['0.01', 1],
  [' 12 ', 1200],
  ['0', 0],
  ['1.1', 110],
  ['', undefined],
  ['9.999', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['５９．９０', 5990],
  ['¥9.90', 990],
  ['￥ 9.90', 990],
  ['9¥', undefined],
  ['1,000', undefined],
  ['99999999999', undefined],
])('%p is %p cents', (text, cents) => {
  expect(parseYuan(text)).toBe(cents);
});

test.each([
  ['9.90', 990, undefined],
  ['9.91', 990, '最多可退 ¥9.90'],
  ['abc', 990, '请填写金额，最多两位小数'],
  ['0', 990, '请填写要退的金额'],
  ['0.00', 990, '请填写要退的金额'],
  ['0.1', 5, '最多可退 ¥0.05'],
])('%p of at most %i cents: %p', (text, max, mistake) => {
  expect(refundMistake(text, max)).toBe(mistake);
});
