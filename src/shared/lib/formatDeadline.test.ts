import fc from 'fast-check';
import { formatDeadline } from './formatDeadline';
import { formatNearDayTime } from './timeFormat';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const NOW = at('2026-11-25T12:00:00');

test.each([
  ['2026-12-03T10:00:00', '12 月 3 日 10:00'],
  ['2026-12-03T10:32:05', '12 月 3 日 10:32'],
  ['2026-12-03T20:59:59.999', '12 月 3 日 21:00'],
  ['2026-12-03T23:59:00', '12 月 3 日 23:59'],
  ['2026-12-03T23:59:59', '12 月 3 日 24:00'],
  ['2026-12-03T23:59:59.999', '12 月 3 日 24:00'],
  ['2026-12-04T00:00:00', '12 月 3 日 24:00'],
  ['2026-12-04T00:00:30', '12 月 3 日 24:00'],
  ['2026-12-04T00:01:00', '12 月 4 日 00:01'],
  ['2027-01-01T00:00:00', '12 月 31 日 24:00'],
  ['2027-01-18T23:59:59.999', '2027-01-18 24:00'],
  ['2027-01-19T00:00:00', '2027-01-18 24:00'],
  ['2024-07-06T00:00:00', '2024-07-05 24:00'],
])('%s ends at %s', (moment, words) => {
  expect(formatDeadline(at(moment), NOW)).toBe(words);
});

test('a deadline is never at 00:00, and to the minute as any other moment', () => {
  const times = fc.integer({ min: at('2000-01-01T00:00:00'), max: at('2099-12-31T00:00:00') });
  fc.assert(
    fc.property(times, (time) => {
      const words = formatDeadline(time, NOW);
      expect(words).not.toMatch(/ 00:00$/);
      if (!words.endsWith(' 24:00')) expect(words).toBe(formatNearDayTime(time + 1_000, NOW));
    }),
  );
});

test.each([null, 0, -1, -500, Number.NaN, 8.64e15])('%p is no deadline', (time) => {
  expect(formatDeadline(time, NOW)).toBe('--');
});
