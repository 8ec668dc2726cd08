import { unbroken, withUnits } from '@/shared/lib/unbroken';
import { describeLast, describePlace, describeSize, formatLength, formatMegabytes, formatPlace } from './courseCopy';

const at = (time: string) => Date.parse(`2026-${time}+08:00`);
const NOW = at('11-22T09:00:00');

test.each([
  [0, '1 分钟'],
  [60, '1 分钟'],
  [61, '2 分钟'],
  [3600, '1 小时'],
  [4320, '1 小时 12 分钟'],
])('a length of %p seconds is %p, each number on one line with its unit', (seconds, words) => {
  expect(formatLength(seconds)).toBe(withUnits(words));
});

test.each([
  [0, '00:00'],
  [380.7, '06:20'],
  [3980, '1:06:20'],
])('the place %p is %p', (seconds, words) => {
  expect(formatPlace(seconds)).toBe(words);
});

test.each([
  [at('11-22T08:05:00'), '今天 08:05 学过'],
  [at('11-21T20:14:00'), '昨天 20:14 学过'],
  [at('11-02T20:14:00'), '11 月 2 日学过'],
  [at('11-23T00:00:00') - 365 * 86_400_000, '2025-11-23 学过'],
  [at('11-23T00:00:00'), ''],
  [null, ''],
])('the last time %p is told as %p', (last, words) => {
  expect(describeLast(last, NOW)).toBe(words);
});

test('how far a lesson was watched', () => {
  expect(describePlace(0, 90, false)).toBe(unbroken('还没开始看，共 01:30'));
  expect(describePlace(0, 660, false, true)).toBe(unbroken('从头看，共 11:00'));
  expect(describePlace(0, 660, true)).toBe(unbroken('已学完，共 11:00'));
  expect(describePlace(380, 660, true)).toBe(withUnits('看到 06:20，还剩 5 分钟'));
  expect(describePlace(660, 660, false)).toBe(withUnits('看到 11:00，还剩 1 分钟'));
});

test('sizes', () => {
  expect(describeSize({ lessonCount: 8, learners: 2114 })).toBe(withUnits('8 节，2,114 人学过'));
  expect(describeSize({ lessonCount: 8, learners: 0 })).toBe(withUnits('8 节'));
  expect(formatMegabytes(310_000)).toBe('0.3 MB');
  expect(formatMegabytes(1)).toBe('0.1 MB');
});
