import { firstSmall, fitSize } from './shrinkImage';

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [3000, 4000, { width: 1200, height: 1600 }],
  [800, 600, { width: 800, height: 600 }],
  [10000, 1, { width: 1600, height: 1 }],
  [0, 0, { width: 1, height: 1 }],
])('%d x %d fits', (width, height, expected) => {
  expect(fitSize(width, height)).toEqual(expected);
});

test('a picture is made no worse than it has to be', () => {
  const worse = jest.fn(() => '12345');
  expect(firstSmall([() => '12345678', () => '1234567', worse], 7)).toBe('1234567');
  expect(worse).not.toHaveBeenCalled();
  expect(firstSmall([() => '12345678', worse], 3)).toBe('12345');
});
