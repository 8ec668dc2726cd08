import fc from 'fast-check';
import { describeBounds, maxQuantity, quantityInAddress, readQuantity } from './quantity';

const PLENTY = { stock: 514, limit: null, used: 0 };
const LIMITED = { stock: 514, limit: 2, used: 1 };
const SCARCE = { stock: 3, limit: 5, used: 0 };

test.each([
  ['no limit: the stock', PLENTY, 514],
  ['what is left of the limit', LIMITED, 1],
  ['the stock when it is smaller', SCARCE, 3],
  ['the limit is used up', { stock: 9, limit: 2, used: 2 }, 0],
  ['more used than allowed', { stock: 9, limit: 2, used: 3 }, 0],
  ['limit 0 means none', { stock: 9, limit: 0, used: 3 }, 9],
  ['what the server allows', { ...PLENTY, cap: { num: 4, text: '' } }, 4],
  ['the server allows more than there is', { ...SCARCE, cap: { num: 4, text: '' } }, 3],
  ['unknown stock', { stock: null, limit: 2, used: 0 }, 0],
])('the most pieces: %s', (_, bounds, max) => {
  expect(maxQuantity(bounds)).toBe(max);
});

test.each([
  [LIMITED, '每人限换 2 件，您已换 1 件，这次最多 1 件'],
  [{ stock: 9, limit: 2, used: 0 }, '每人限换 2 件'],
  [SCARCE, '库存还有 3 件'],
  [PLENTY, undefined],
  [{ ...PLENTY, cap: { num: 4, text: '您的积分最多换 4 件' } }, '您的积分最多换 4 件'],
  [{ ...SCARCE, cap: { num: 4, text: '您的积分最多换 4 件' } }, '库存还有 3 件'],
])('the reason of %p', (bounds, text) => {
  expect(describeBounds(bounds)).toBe(text);
});

describe('typed numbers', () => {
  test.each([
    ['1', PLENTY, 1],
    [' 12 ', PLENTY, 12],
    ['１２', PLENTY, 12],
    ['007', PLENTY, 7],
    ['514', PLENTY, 514],
    ['3', SCARCE, 3],
  ])('%p is understood', (typed, bounds, num) => {
    expect(readQuantity(typed, bounds)).toEqual({ num });
  });

  test.each([
    ['', PLENTY, '请填写数量'],
    ['  ', PLENTY, '请填写数量'],
    ['0', PLENTY, '最少换 1 件'],
    ['-2', PLENTY, '最少换 1 件'],
    ['1.5', PLENTY, '数量要填整数'],
    ['.5', PLENTY, '数量要填整数'],
    ['0.1', PLENTY, '数量要填整数'],
    ['两件', PLENTY, '数量只能填数字'],
    ['1e3', PLENTY, '数量只能填数字'],
    ['0x10', PLENTY, '数量只能填数字'],
    ['1 2', PLENTY, '数量只能填数字'],
    ['.', PLENTY, '数量只能填数字'],
    ['515', PLENTY, '这次最多 514 件'],
    ['2', LIMITED, '每人限换 2 件，您已换 1 件，这次最多 1 件'],
    ['4', SCARCE, '库存还有 3 件'],
    ['9'.repeat(400), PLENTY, '这次最多 514 件'],
  ])('%p gets a sentence', (typed, bounds, message) => {
    expect(readQuantity(typed, bounds)).toEqual({ message });
  });

  test('whatever is typed, only whole numbers within the bounds pass', () => {
    const anyText = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(anyText, fc.nat(50), fc.nat(10), fc.nat(12), (typed, stock, limit, used) => {
        const bounds = { stock, limit, used };
        const read = readQuantity(typed, bounds);
        if ('message' in read) return expect(read.message).not.toBe('');
        expect(Number.isSafeInteger(read.num)).toBe(true);
        expect(read.num).toBeGreaterThanOrEqual(1);
        expect(read.num).toBeLessThanOrEqual(maxQuantity(bounds));
      }),
    );
  });
});

test.each([
  ['3', 3],
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['abc', 1],
  ['1e9', 1],
  ['9999999', 1],
])('num=%p in the address is %p', (value, num) => {
  expect(quantityInAddress(value)).toBe(num);
});
