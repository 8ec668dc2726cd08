import type { YearReview } from './contract';
import { badgeLines, busiestLine, busiestMonths, orbitDots, pictureOf, splitStats } from './yearWords';

const REVIEW: YearReview = {
  year: 2026,
  years: [2026],
  enough: true,
  stats: [
    { key: 'visits', label: '次来访', value: 6, shareable: false },
    { key: 'courses', label: '节课', value: 12, shareable: true },
    { key: 'signs', label: '天签到', value: 214, shareable: true },
    { key: 'badges', label: '枚徽章', value: 0, shareable: true },
    { key: 'points', label: '得到积分', value: 980, shareable: true },
  ],
  months: [
    { month: 1, days: 12 },
    { month: 2, days: 20 },
    { month: 3, days: 20 },
    { month: 4, days: null },
  ],
  badges: [
    { key: 'begin', name: '开春', at: 1, hint: undefined },
    { key: 'whole', name: '满一年', at: null, hint: '差 2 个月' },
  ],
  serverTime: 0,
};

test('the picture has what the server marked and the badges that were got, nothing else', () => {
  const { stats, badges } = pictureOf(REVIEW);
  expect(stats).toEqual([
    { label: '节课', value: 12 },
    { label: '天签到', value: 214 },
    { label: '得到积分', value: 980 },
  ]);
  expect(badges).toEqual(['开春']);
});

test('a mark that did not come keeps a number off the picture', () => {
  const stats = REVIEW.stats.map((each) => ({ ...each, shareable: false }));
  expect(pictureOf({ ...REVIEW, stats }).stats).toEqual([]);
});

test('months with equally many days are all the busiest', () => {
  expect(busiestMonths(REVIEW.months)).toEqual({ months: [2, 3], days: 20 });
  expect(
    busiestMonths([
      { month: 1, days: 0 },
      { month: 2, days: null },
    ]).months,
  ).toEqual([]);
});

test('the busiest month is told, or all that have as many days', () => {
  expect(busiestLine(REVIEW.months)).toEqual(['2 月、3 月都签到 20 天，是这一年里最多的。']);
  expect(busiestLine([{ month: 5, days: 3 }])).toEqual(['5 月签到 3 天，是这一年里最多的一个月。']);
  expect(busiestLine([{ month: 5, days: 0 }])).toEqual([]);
});

test('points are told apart', () => {
  const { points, others } = splitStats(REVIEW.stats);
  expect(points).toBe(980);
  expect(others.map(({ key }) => key)).toEqual(['visits', 'courses', 'signs', 'badges']);
});

test('twelve dots lie on the orbit, each at a place of its own', () => {
  const orbit = { x: 100, y: 50, rx: 80, ry: 40 };
  const dots = orbitDots(orbit);
  expect(dots.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const { x, y } of dots) expect(((x - 100) / 80) ** 2 + ((y - 50) / 40) ** 2).toBeCloseTo(1);
  expect(new Set(dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(12);
});

describe('the names of badges', () => {
  const measure = (text: string) => text.length;
  test('break between two names only', () => {
    expect(badgeLines(['连签七天', '再进一步', '好学'], 15, measure)).toEqual([
      '得到徽章：连签七天、再进一步、',
      '好学',
    ]);
  });
  test('leave out what does not fit any more', () => {
    expect(badgeLines(['连签七天', '再进一步', '好学'], 10, measure)).toEqual([
      '得到徽章：连签七天、',
      '再进一步、好学',
    ]);
    expect(badgeLines(['连签七天', '再进一步', '好学好学好学'], 10, measure)).toEqual([
      '得到徽章：连签七天、',
      '再进一步等',
    ]);
  });
});
