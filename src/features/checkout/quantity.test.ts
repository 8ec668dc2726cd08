import fc from 'fast-check';
import { describeBounds, maxQuantity, quantityInAddress } from './quantity';

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
  ['never more than an order takes', { stock: 9999, limit: null, used: 0, cap: { num: 9999, text: '' } }, 999],
  ['unknown stock', { stock: null, limit: 2, used: 0 }, 0],
])('the most pieces: %s', (_, bounds, max) => {
  expect(maxQuantity(bounds)).toBe(max);
});

test.each([
  [LIMITED, '每人限换 2 件，您已换 1 件，这次最多 1 件'],
  [{ stock: 9, limit: 2, used: 0 }, '每人限换 2 件'],
  [{ stock: 9, limit: 2, used: 2 }, '每人限换 2 件，您已换满'],
  [{ stock: 0, limit: 2, used: 1 }, '已换完'],
  [SCARCE, '库存还有 3 件'],
  [PLENTY, undefined],
  [{ ...PLENTY, cap: { num: 4, text: '您的积分最多换 4 件' } }, '您的积分最多换 4 件'],
  [{ ...SCARCE, cap: { num: 4, text: '您的积分最多换 4 件' } }, '库存还有 3 件'],
])('the reason of %p', (bounds, text) => {
  expect(describeBounds(bounds)).toBe(text);
});

test('more pieces than the stock, the limit or the server allow are never offered', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(10), fc.nat(12), fc.nat(20), (stock, limit, used, capNum) => {
      const max = maxQuantity({ stock, limit, used, cap: { num: capNum, text: '' } });
      expect(max).toBeGreaterThanOrEqual(0);
      expect(max).toBeLessThanOrEqual(Math.min(stock, capNum));
      if (limit > 0) expect(max + used).toBeLessThanOrEqual(Math.max(limit, used));
    }),
  );
});

test.each([
  ['3', 3],
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['abc', 1],
  ['1e9', 1],
  ['999', 999],
  ['1000', 1],
  ['9999999', 1],
])('num=%p in the address is %p', (value, num) => {
  expect(quantityInAddress(value)).toBe(num);
});
