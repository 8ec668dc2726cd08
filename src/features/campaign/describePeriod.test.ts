import { describePeriod } from './describePeriod';

const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const NOW = at('2026-11-22');

test.each([
  ['2026-11-10', '2026-11-24', '11 月 10 日至 11 月 24 日'],
  ['2024-03-01', '2024-05-31', '2024-03-01 至 2024-05-31'],
  ['2026-12-20', '2027-01-05', '12 月 20 日至 2027-01-05'],
  ['2025-12-20', '2026-01-05', '2025-12-20 至 1 月 5 日'],
])('from %s to %s', (from, to, words) => {
  expect(describePeriod({ startAt: at(from), endAt: at(to) }, NOW)).toBe(words);
});

test('an end at midnight belongs to the day before', () => {
  const endAt = Date.parse('2026-12-04T00:00:00+08:00');
  expect(describePeriod({ startAt: at('2026-11-05'), endAt }, NOW)).toBe('11 月 5 日至 12 月 3 日');
});

test('a period that the server does not say is not described', () => {
  expect(describePeriod({ startAt: null, endAt: NOW }, NOW)).toBe('');
  expect(describePeriod({ startAt: NOW, endAt: null }, NOW)).toBe('');
});
