import fc from 'fast-check';
import {
  formatChineseDay,
  formatChineseDayTime,
  formatClock,
  formatDay,
  formatFullTime,
  formatNearDay,
  formatNearDayTime,
} from './timeFormat';

const ALL = [
  formatChineseDay,
  formatChineseDayTime,
  formatClock,
  formatDay,
  formatFullTime,
  formatNearDay,
  formatNearDayTime,
];

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
    expect(formatChineseDay(time)).toBe(chineseDay);
    expect(formatChineseDayTime(time)).toBe(`${chineseDay} ${clock}`);
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
