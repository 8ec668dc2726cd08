import { fitSize } from './shrinkImage';

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [3000, 4000, { width: 1200, height: 1600 }],
  [800, 600, { width: 800, height: 600 }],
  [10000, 1, { width: 1600, height: 1 }],
  [0, 0, { width: 1, height: 1 }],
])('%d x %d fits', (width, height, expected) => {
  expect(fitSize(width, height)).toEqual(expected);
});
