import type { DaySlot } from './dayContract';
import { chooseSlot, describeRecap, isAhead, isRunning } from './daySlot';

function slots(...statuses: DaySlot['status'][]): DaySlot[] {
  return statuses.map((status, index) => ({ slotId: `s${index}`, startAt: null, endAt: null, status }));
}

test.each([
  [slots('over', 'open', 'waiting'), undefined, 's1'],
  [slots('over', 'soldOut', 'waiting'), undefined, 's1'],
  [slots('over', 'waiting', 'waiting'), undefined, 's1'],
  [slots('over', 'over'), undefined, 's1'],
  [slots('over', 'open'), 's0', 's0'],
  [slots('over', 'open'), 'unknown', 's1'],
  [[], undefined, undefined],
])('of %j, asked for %p, %p is shown', (given, wanted, shown) => {
  expect(chooseSlot(given, wanted)).toBe(shown);
});

test.each([
  ['before', [], true],
  ['open', slots('waiting', 'waiting'), true],
  ['open', slots('open', 'waiting'), false],
  ['open', slots('over', 'waiting'), false],
  ['open', [], false],
  ['over', slots('waiting'), false],
] as const)('nothing has begun of a day that is %p with %j: %p', (status, given, isExpected) => {
  expect(isAhead({ status, slots: [...given] })).toBe(isExpected);
});

test('a slot runs on when everything in it is gone', () => {
  expect(slots('waiting', 'open', 'soldOut', 'over').map(isRunning)).toEqual([false, true, true, false]);
  expect(isRunning(undefined)).toBe(false);
});

test.each([
  ['2026-10-18', '10 月 18 日，1,286 人参与'],
  ['2025-12-18', '2025-12-18，1,286 人参与'],
])('the day before, %s, is %p', (date, words) => {
  const now = Date.parse('2026-01-01T00:00+08:00');
  expect(describeRecap({ date, people: 1286, lines: [] }, now)).toBe(words);
});
