import { monthGrid } from './monthGrid';

const makeup = { left: 1, cost: 20, from: '2026-11-15' };
const facts = {
  today: '2026-11-21',
  makeup,
  days: [
    { day: '2026-11-19', isMadeUp: false },
    { day: '2026-11-18', isMadeUp: true },
  ],
};

const stateAt = (status: Parameters<typeof monthGrid>[0], day: string) =>
  monthGrid(status).find((cell) => cell.day === day)?.state;

test('November 2026 begins on a Sunday and has 30 days', () => {
  const cells = monthGrid(facts);
  expect(cells.filter((cell) => cell.dayOfMonth === undefined)).toHaveLength(6);
  expect(cells).toHaveLength(36);
});

test.each([
  ['2026-11-18', 'madeUp'],
  ['2026-11-19', 'done'],
  ['2026-11-20', 'makeUp'],
  ['2026-11-14', 'missed'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'later'],
])('%s is %s', (day, state) => {
  expect(stateAt(facts, day)).toBe(state);
});

test('without chances left a missed day stays missed', () => {
  expect(stateAt({ ...facts, makeup: { ...makeup, left: 0 } }, '2026-11-20')).toBe('missed');
});

test('an unusable day gives no cells', () => {
  expect(monthGrid({ ...facts, today: '' })).toEqual([]);
});
