import { countCopy, pointsCopy } from './assetCopy';

test.each([
  [0, '0'],
  [6, '6'],
  [99, '99'],
  [100, '99+'],
  [null, '—'],
  [undefined, '—'],
])('%p things are %p', (count, text) => {
  expect(countCopy(count)).toBe(text);
});

test.each([
  [3280, '3,280'],
  [0, '0'],
  [-20, '-20'],
  [null, '—'],
])('%p points are %p', (points, text) => {
  expect(pointsCopy(points)).toBe(text);
});
