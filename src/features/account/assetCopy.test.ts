import { countCopy, couponsDue, pointsCopy, pointsDue, prizesDue } from './assetCopy';

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

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const due = (prizes: { count: number; before: number | null }) => ({ points: null, coupons: 0, prizes });

test.each([
  [{ count: 0, before: null }, ''],
  [{ count: 2, before: null }, '2 件待填写'],
  [{ count: 1, before: NOW + 48 * HOUR }, '1 件待填写'],
  [{ count: 3, before: NOW + 18.5 * HOUR }, '还剩 18 小时'],
  [{ count: 1, before: NOW + HOUR - 1 }, '不到 1 小时'],
  [{ count: 1, before: NOW - 1 }, '1 件待填写'],
])('prizes %j: %p', (prizes, text) => {
  expect(prizesDue(due(prizes), NOW)).toBe(text);
});

test('points and coupons speak only when something expires', () => {
  const none = due({ count: 0, before: null });
  expect([pointsDue(none), couponsDue(none)]).toEqual(['', '']);
  expect([pointsDue({ ...none, points: 1200 }), couponsDue({ ...none, coupons: 2 })]).toEqual([
    '1,200 将到期',
    '2 张将到期',
  ]);
});
