import { byMonth, monthName } from './months';

const at = (text: string) => Date.parse(`${text}T12:00:00+08:00`);
const row = (day: string, status: 'done' | 'processing', points: number | null) => ({ wonAt: at(day), status, points });
const ROWS = [
  row('2026-11-20', 'processing', 30),
  row('2026-11-18', 'done', 50),
  row('2026-11-02', 'done', null),
  row('2026-10-30', 'done', 20),
];

test('rows stand by month; only what has arrived counts', () => {
  expect(byMonth(ROWS, true).map(({ key, rows, arrived }) => [key, rows.length, arrived])).toEqual([
    ['2026-11', 3, 50],
    ['2026-10', 1, 20],
  ]);
});

test('a month of which rows may be missing has no sum', () => {
  expect(byMonth(ROWS, false).map(({ arrived }) => arrived)).toEqual([50, undefined]);
});

test.each([
  ['2026-11', '11 月'],
  ['2025-12', '2025 年 12 月'],
  ['--', '更早'],
])('%s is %s', (key, name) => expect(monthName(key, at('2026-11-22'))).toBe(name));
