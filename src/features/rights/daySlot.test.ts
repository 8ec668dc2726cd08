import type { DaySlot } from './dayContract';
import { chooseSlot } from './daySlot';

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
