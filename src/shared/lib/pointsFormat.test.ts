import fc from 'fast-check';
import { formatPoints, formatPointsChange, isVast } from './pointsFormat';

describe('points are whole numbers with grouping', () => {
  test.each([
    [0, '0', '0'],
    [-0, '0', '0'],
    [7, '7', '+7'],
    [120, '120', '+120'],
    [999, '999', '+999'],
    [1000, '1,000', '+1,000'],
    [3280, '3,280', '+3,280'],
    [-800, '-800', '-800'],
    [-1234567, '-1,234,567', '-1,234,567'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991', '+9,007,199,254,740,991'],
  ])('%d points are %s, as a change %s', (points, shown, change) => {
    expect(formatPoints(points)).toBe(shown);
    expect(formatPointsChange(points)).toBe(change);
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '12', null, undefined, {}, false])(
    '%p is not a number of points',
    (value) => {
      expect(formatPoints(value)).toBe('--');
      expect(formatPointsChange(value)).toBe('--');
    },
  );

  test('every safe integer can be read back, in groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (points) => {
        const shown = formatPoints(points);
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*$/);
        expect(Number(shown.replaceAll(',', ''))).toBe(points === 0 ? 0 : points);
      }),
    );
  });
});

test.each([
  [99_999_999, false],
  [100_000_000, true],
  [undefined, false],
])('%p has nine digits: %p', (points, expected) => {
  expect(isVast(formatPoints(points))).toBe(expected);
});
