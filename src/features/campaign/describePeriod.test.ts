import { describeDay, describePeriod } from './describePeriod';

const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const NOW = at('2026-11-22');

test.each([
  ['2026-11-10', '2026-11-24', '11 月 10 日 至 11 月 24 日'],
  ['2024-03-01', '2024-05-31', '2024 年 3 月 1 日 至 5 月 31 日'],
  ['2026-12-20', '2027-01-05', '12 月 20 日 至 2027 年 1 月 5 日'],
  ['2025-12-20', '2026-01-05', '2025 年 12 月 20 日 至 2026 年 1 月 5 日'],
])('from %s to %s', (from, to, words) => {
  expect(describePeriod({ startAt: at(from), endAt: at(to) }, NOW)).toBe(words);
});

test('a period that the server does not say is not described', () => {
  expect(describePeriod({ startAt: null, endAt: NOW }, NOW)).toBe('');
  expect(describePeriod({ startAt: NOW, endAt: null }, NOW)).toBe('');
});

test('the year changes at midnight in China', () => {
  expect(describeDay(Date.parse('2025-12-31T16:00:00Z'), NOW)).toBe('1 月 1 日');
  expect(describeDay(Date.parse('2025-12-31T15:59:59Z'), NOW)).toBe('2025 年 12 月 31 日');
});
