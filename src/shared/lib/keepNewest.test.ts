import { keepNewest } from './keepNewest';

test('of more than are wanted the oldest go; what is put in again is the newest', () => {
  const map = new Map<string, number>();
  for (const [place, key] of [...'abacd'].entries()) keepNewest(map, key, place, 3);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 3],
    ['d', 4],
  ]);
});
