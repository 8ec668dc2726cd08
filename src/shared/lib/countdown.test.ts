import fc from 'fast-check';
import { describeTimeLeft, formatTimeLeft, splitTimeLeft, untilNextSecond } from './countdown';
import { DAY_MS } from './timeFormat';

describe('the time that is left', () => {
  test.each([
    [1, '00:01', '1 秒'],
    [1000, '00:01', '1 秒'],
    [1001, '00:02', '2 秒'],
    [59_999, '01:00', '1 分'],
    [766_000, '12:46', '12 分'],
    [3_600_000, '1:00:00', '1 小时'],
    [12_401_000, '3:26:41', '3 小时 26 分'],
    [2 * DAY_MS + 12_401_000, '2 天 03:26:41', '2 天 3 小时 26 分'],
    [DAY_MS, '1 天 00:00:00', '1 天'],
  ])('%d ms read %s', (leftMs, compact, words) => {
    expect(formatTimeLeft(leftMs)).toBe(compact);
    expect(describeTimeLeft(leftMs)).toBe(words);
    expect(splitTimeLeft(leftMs).isOver).toBe(false);
  });

  test.each([0, -1, -DAY_MS, Number.NaN, Number.NEGATIVE_INFINITY])('%d ms are over', (leftMs) => {
    expect(splitTimeLeft(leftMs)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
    expect(formatTimeLeft(leftMs)).toBe('00:00');
    expect(describeTimeLeft(leftMs)).toBe('已到时间');
  });

  test('the parts add up to the begun seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 * DAY_MS }), (leftMs) => {
        const { days, hours, minutes, seconds } = splitTimeLeft(leftMs);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(leftMs / 1000));
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
      }),
    );
  });

  test('waiting for the next second changes the shown second by exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 10 * DAY_MS }), (leftMs) => {
        const waitMs = untilNextSecond(leftMs);
        expect(waitMs).toBeGreaterThanOrEqual(1);
        expect(waitMs).toBeLessThanOrEqual(1000);
        expect(Math.ceil((leftMs - waitMs) / 1000)).toBe(Math.ceil(leftMs / 1000) - 1);
        expect(Math.ceil((leftMs - waitMs + 1) / 1000)).toBe(Math.ceil(leftMs / 1000));
      }),
    );
  });
});
