import { groupedCode } from './groupedCode';

test.each([
  ['XL20261119', 'XL20 2611 19'],
  ['XL20', 'XL20'],
  ['', ''],
])('%p is read as %p', (code, shown) => {
  expect(groupedCode(code)).toBe(shown);
});
