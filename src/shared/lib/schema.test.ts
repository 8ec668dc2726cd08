import * as v from 'valibot';
import { cents, extra, id, list, page, record, STRICT, serverTime, text, time } from './schema';

const row = record({ id: id(), name: text(), price: cents(), at: time(), inner: record({ note: text() }) });

describe('a key that is absent', () => {
  test('is decoded like one that does not fit', () => {
    expect(v.parse(row, { id: 'a', inner: {} })).toEqual({
      id: 'a',
      name: '',
      price: null,
      at: null,
      inner: { note: '' },
    });
  });

  test('leaves out a record only when it is its identity', () => {
    expect(
      v.parse(list(row), [
        { id: 'a', inner: {} },
        { name: 'no identity', inner: {} },
      ]),
    ).toHaveLength(1);
  });

  test('is a misfit in tests', () => {
    const { issues } = v.safeParse(row, { id: 'a', inner: { note: '' } }, STRICT);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'price', 'at']);
  });
});

test('a page needs currentPage and recordList, also in tests', () => {
  const bare = { currentPage: 2, recordList: [] };
  expect(v.parse(page(row), bare)).toEqual(bare);
  expect(v.safeParse(page(row), bare, STRICT).success).toBe(true);
  expect(v.safeParse(page(row), { currentPage: 2 }, STRICT).success).toBe(false);
});

test('what only adds to the words is there when some of it has come', () => {
  const added = extra(record({ note: text(), at: time() }));
  expect([{ note: '+5' }, {}, { other: 1 }, null].map((answer) => v.parse(added, answer))).toEqual([
    { note: '+5', at: null },
    undefined,
    undefined,
    undefined,
  ]);
});

// What a server answers for an empty page, and what would say of a member that he has nothing.
test('nothing at all is an empty page; a list is neither a page nor a record', () => {
  expect(v.parse(page(row), null)).toMatchObject({ currentPage: 1, recordList: [] });
  for (const answer of [[], [{ id: 'a', inner: {} }], 'none', 0]) {
    expect(v.safeParse(page(row), answer).success).toBe(false);
    expect(v.safeParse(record({ note: text() }), answer).success).toBe(false);
  }
});

// 0 stands for none with many servers; seconds would be a day of 1970.
test.each([
  -1,
  0,
  Date.UTC(2026, 10, 21) / 1000,
  1e20,
  8.64e15,
  Number.MAX_SAFE_INTEGER,
  1.5,
  Number.NaN,
  '2026-11-21',
  undefined,
])('a moment %p is none', (at) => {
  expect(v.parse(time(), at)).toBeNull();
});

const NOW = Date.UTC(2026, 10, 21);

test.each([
  ['milliseconds', NOW, NOW],
  ['seconds', NOW / 1000, 0],
  ['nanoseconds', NOW * 1e6, 0],
  ['a negative number', -NOW, 0],
])('the present moment in %s', (_, sent, taken) => {
  expect(v.parse(serverTime(), sent)).toBe(taken);
});
