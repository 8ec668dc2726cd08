import { blockCount, blocksOf, heightOf, spanNear, spanOf } from './rowBlocks';

test('rows stand in blocks, the last one may be smaller', () => {
  expect([0, 1, 10, 11, 10_000].map(blockCount)).toEqual([0, 1, 1, 2, 1000]);
  expect([spanOf(0, 25), spanOf(2, 25)]).toEqual([
    [0, 10],
    [20, 25],
  ]);
  expect(blocksOf({ first: 3, last: 5 })).toEqual([3, 4, 5]);
});

test('a block that was never seen is as high as the first, and the first as high as a guess', () => {
  expect(heightOf([], 0, 2)).toBe(2400);
  expect(heightOf([500, 700], 0, 3)).toBe(1700);
  expect(heightOf([500], 2, 2)).toBe(0);
});

test.each([
  [0, 900, { first: 0, last: 1 }],
  [-900, -1, { first: 0, last: 0 }],
  [500, 1000, { first: 1, last: 1 }],
  [1200, 2600, { first: 2, last: 5 }],
  [1_000_000, 1_001_000, { first: 9, last: 9 }],
])('from %p to %p px below the top lie the blocks %p', (from, to, span) => {
  expect(spanNear([500], 10, from, to)).toEqual(span);
});

test('without rows there is one empty block', () => {
  expect(spanNear([], 0, 0, 800)).toEqual({ first: 0, last: 0 });
});
