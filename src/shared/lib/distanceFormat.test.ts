import { formatDistance } from './distanceFormat';

test.each([
  [null, ''],
  [0, '0 米'],
  [999, '999 米'],
  [1000, '1.0 公里'],
  [2449, '2.4 公里'],
])('%p metres are "%s"', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});
