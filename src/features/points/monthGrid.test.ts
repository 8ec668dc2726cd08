import { monthBefore, monthGrid } from './monthGrid';

const makeup = { left: 1, cost: 20, days: 30, from: '2026-11-15' };
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

test('what cannot be paid is not offered', () => {
  const poor = { ...makeup, reasonText: '补签一次要 20 积分，您现在有 0 积分' };
  expect(stateAt({ ...facts, makeup: poor }, '2026-11-20')).toBe('missed');
});

test('another month has its own days, and all of them are past', () => {
  const october = monthGrid({ ...facts, days: [{ day: '2026-10-31', isMadeUp: false }] }, '2026-10');
  expect(october.filter(({ day }) => day !== '')).toHaveLength(31);
  expect(october.find(({ day }) => day === '2026-10-31')?.state).toBe('done');
  expect(october.find(({ day }) => day === '2026-10-30')?.state).toBe('missed');
  const wide = { ...facts, days: [], makeup: { ...makeup, from: '2026-10-30' } };
  expect(monthGrid(wide, '2026-10').filter(({ state }) => state === 'makeUp')).toHaveLength(2);
});

test('an unusable day gives no cells', () => {
  expect(monthGrid({ ...facts, today: '' })).toEqual([]);
});

test.each([
  ['2026-11', '2026-10-06', '2026-10'],
  ['2026-11', '2026-10-31', '2026-10'],
  ['2026-11', '2026-11-01', undefined],
  ['2026-11', '2026-11-15', undefined],
  ['2027-01', '2026-12-02', '2026-12'],
  // On the first of March the thirtieth day before lies in the month before the last.
  ['2027-03', '2027-01-30', '2027-02'],
  ['2027-02', '2027-01-30', '2027-01'],
  ['2028-02', '2028-01-31', '2028-01'],
  ['2026-11', '', undefined],
  ['', '2026-10-06', undefined],
  ['x', '2026-10-06', undefined],
])('before %s, with days open from %s on, comes %s', (month, from, before) => {
  expect(monthBefore(month, from)).toBe(before);
});
