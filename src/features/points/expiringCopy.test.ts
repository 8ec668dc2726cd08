import { expiringText } from './expiringCopy';

test.each([
  ['2026-12-31T23:59:59+08:00', '120 积分将于 12 月 31 日到期'],
  ['2027-01-01T00:00:00+08:00', '120 积分将于 12 月 31 日到期'],
  ['2027-06-30T23:59:59+08:00', '120 积分将于 2027-06-30 到期'],
])('what ends at %s', (moment, words) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00+08:00') });
  expect(expiringText({ expiring: { points: 120, at: Date.parse(moment) } })).toBe(words);
  jest.useRealTimers();
});

test.each([undefined, { expiring: { points: 0, at: 1 } }, { expiring: { points: 5, at: null } }])(
  '%j says nothing',
  (summary) => {
    expect(expiringText(summary)).toBe('');
  },
);
