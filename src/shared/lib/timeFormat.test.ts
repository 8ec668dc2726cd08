import fc from 'fast-check';
import {
  formatChineseDay,
  formatChineseDayTime,
  formatClock,
  formatDay,
  formatDayTime,
  formatFullTime,
  formatMonthDay,
} from './timeFormat';

const ALL = [
  formatChineseDay,
  formatChineseDayTime,
  formatClock,
  formatDay,
  formatDayTime,
  formatFullTime,
  formatMonthDay,
];

describe('moments are shown in China time', () => {
  test.each([
    ['2026-11-21T01:32:05Z', '2026-11-21', '11-21', '09:32', '11 月 21 日'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '01-01', '00:00', '1 月 1 日'],
    ['2026-12-31T15:59:59Z', '2026-12-31', '12-31', '23:59', '12 月 31 日'],
    ['2028-02-28T16:00:00Z', '2028-02-29', '02-29', '00:00', '2 月 29 日'],
  ])('%s', (iso, day, monthDay, clock, chineseDay) => {
    const time = Date.parse(iso);
    expect(formatDay(time)).toBe(day);
    expect(formatMonthDay(time)).toBe(monthDay);
    expect(formatClock(time)).toBe(clock);
    expect(formatDayTime(time)).toBe(`${monthDay} ${clock}`);
    expect(formatChineseDay(time)).toBe(chineseDay);
    expect(formatChineseDayTime(time)).toBe(`${chineseDay} ${clock}`);
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
