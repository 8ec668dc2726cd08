import fc from 'fast-check';
import {
  formatClock,
  formatDay,
  formatDeadline,
  formatFullTime,
  formatLastDate,
  formatLastDay,
  formatNearDay,
  formatNearDayTime,
} from './timeFormat';

const ALL = [formatClock, formatDay, formatFullTime, formatNearDay, formatNearDayTime];

describe('moments are shown in China time', () => {
  test.each([
    ['2026-11-21T01:32:05Z', '2026-11-21', '09:32', '11 月 21 日'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '00:00', '1 月 1 日'],
    ['2026-12-31T15:59:59Z', '2026-12-31', '23:59', '12 月 31 日'],
    ['2028-02-28T16:00:00Z', '2028-02-29', '00:00', '2 月 29 日'],
  ])('%s', (iso, day, clock, chineseDay) => {
    const time = Date.parse(iso);
    expect(formatDay(time)).toBe(day);
    expect(formatClock(time)).toBe(clock);
    expect(formatNearDay(time, '', time)).toBe(chineseDay);
    expect(formatNearDayTime(time, time)).toBe(`${chineseDay} ${clock}`);
  });

  test('the year stands only where it is another one', () => {
    const now = Date.parse('2026-11-22T12:00:00+08:00');
    const [near, far] = [Date.parse('2026-12-31T15:59:00Z'), Date.parse('2026-12-31T16:00:00Z')];
    expect(formatNearDay(near, '前有效', now)).toBe('12 月 31 日前有效');
    expect(formatNearDay(far, '前有效', now)).toBe('2027-01-01 前有效');
    expect(formatNearDay(far, '', now)).toBe('2027-01-01');
    expect(formatNearDayTime(near, now)).toBe('12 月 31 日 23:59');
    expect(formatNearDayTime(far, now)).toBe('2027-01-01 00:00');
  });

  test('an end at midnight is of the day that ends, a second before it as well', () => {
    const end = Date.parse('2026-12-31T16:00:00Z');
    for (const at of [end, end - 1000]) {
      expect(formatLastDay(at, '前有效', end - 1)).toBe('12 月 31 日前有效');
      expect(formatLastDay(at, '前有效', end)).toBe('2026-12-31 前有效');
      expect(formatLastDate(at)).toBe('2026-12-31');
    }
    expect(formatLastDate(null)).toBe(formatDay(null));
  });

  test('the full form has seconds', () => {
    expect(formatFullTime(Date.parse('2026-11-21T01:32:05Z'))).toBe('2026-11-21 09:32:05');
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, '2026-11-21', null, undefined, {}])(
    '%p is no moment',
    (value) => {
      for (const write of ALL) expect(write(value)).toBe('--');
    },
  );

  test('agrees with the time zone data of the platform', () => {
    const china = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const times = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) });
    fc.assert(
      fc.property(times, (time) => {
        expect(formatFullTime(time)).toBe(china.format(time));
      }),
    );
  });
});

describe('a deadline', () => {
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
});
