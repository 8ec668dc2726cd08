import { ledgerRange, monthText, readMonth, recentMonths } from './ledgerRange';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['2026-11-21T09:32:00', '2026-08-21T00:00:00'],
  ['2026-05-31T23:59:59', '2026-02-28T00:00:00'],
  ['2024-05-31T00:00:00', '2024-02-29T00:00:00'],
  ['2026-01-15T12:00:00', '2025-10-15T00:00:00'],
])('three months before %s is %s', (now, from) => {
  expect(ledgerRange(undefined, at(now))).toEqual({ from: at(from) });
});

test('the start is the same all day', () => {
  expect(ledgerRange(undefined, at('2026-11-21T00:00:00'))).toEqual(ledgerRange(undefined, at('2026-11-21T23:59:59')));
});

test.each([
  ['2026-11', '2026-11-01T00:00:00', '2026-11-30T23:59:59.999'],
  ['2026-12', '2026-12-01T00:00:00', '2026-12-31T23:59:59.999'],
  ['2024-02', '2024-02-01T00:00:00', '2024-02-29T23:59:59.999'],
])('%s is a whole month', (month, from, to) => {
  expect(ledgerRange(month, 0)).toEqual({ from: at(from), to: at(to) });
});

test('twelve months, the present one by China time first', () => {
  const months = recentMonths(at('2026-03-01T00:30:00'));
  expect(months).toHaveLength(12);
  expect([months[0], months[3], months[11]]).toEqual(['2026-03', '2025-12', '2025-04']);
});

test.each([
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['2026-1', undefined],
  ['javascript:', undefined],
  [undefined, undefined],
  ['2026-12', undefined],
  ['2027-01', undefined],
])('reads %p as %p in November 2026', (value, month) => {
  expect(readMonth(value, at('2026-11-30T23:59:59'))).toBe(month);
});

test('says a month in words', () => {
  expect(monthText('2026-03')).toBe('2026 年 3 月');
});
