import fc from 'fast-check';
import { formatCents, formatYuan } from './money';

describe('money is held in cents and shown with two decimals', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [9, '0.09'],
    [10, '0.10'],
    [100, '1.00'],
    [990, '9.90'],
    [3900, '39.00'],
    [26850, '268.50'],
    [1234567890, '12345678.90'],
    [-1, '-0.01'],
    [-300, '-3.00'],
    [-0, '0.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
    [Number.MIN_SAFE_INTEGER, '-90071992547409.91'],
  ])('%d cents are %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });

  test.each([
    0.5,
    990.1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '990',
    '',
    null,
    undefined,
    true,
    [],
    {},
    990n,
  ])('%p is not an amount', (value) => {
    expect(formatCents(value)).toBe('--');
    expect(formatYuan(value)).toBe('--');
  });

  test('every safe integer can be read back without loss', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const shown = formatCents(cents);
        expect(shown).toMatch(/^-?\d+\.\d\d$/);
        expect(BigInt(shown.replace('.', ''))).toBe(BigInt(cents));
      }),
    );
  });

  test.each([
    [990, '¥9.90'],
    [-300, '-¥3.00'],
    [0, '¥0.00'],
  ])('%d cents with the sign of currency are %s', (cents, shown) => {
    expect(formatYuan(cents)).toBe(shown);
  });
});
