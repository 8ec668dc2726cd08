import { describeMasked } from './MaskedText';

test.each([
  ['138****2046', '138，隐去 4 位，2046'],
  ['林**', '林，隐去 2 位'],
  ['***', '隐去 3 位'],
  ['文三路 1** 号 3 幢', '文三路 1，隐去 2 位，号 3 幢'],
  ['6208 **** **** 3317', '6208，隐去 4 位，隐去 4 位，3317'],
  ['林女士', '林女士'],
  ['', ''],
])('%s is read as %s', (text, words) => {
  expect(describeMasked(text)).toBe(words);
});
