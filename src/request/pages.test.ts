import fc from 'fast-check';
import { type LoadedPages, NO_PAGES, takePage } from './pages';

interface Row {
  id: string;
  text?: string;
}
const keyOf = (row: Row) => row.id;
const rowsOf = (...ids: string[]): Row[] => ids.map((id) => ({ id }));
const pageOf = (currentPage: number, ids: string[], totalPage = 9) => ({
  currentPage,
  totalPage,
  totalCount: 100,
  recordList: rowsOf(...ids),
});
const held = (...ids: string[]): LoadedPages<Row> => ({
  rows: rowsOf(...ids),
  pageNumber: 1,
  total: 9,
  hasMore: true,
  updatedAt: 1,
});
const idsOf = (pages: LoadedPages<Row>) => pages.rows.map(keyOf).join('');

test('a response with currentPage greater than 1 appends recordList to the held list', () => {
  expect(idsOf(takePage(held('a', 'b'), pageOf(2, ['c', 'd']), 2, keyOf, 5))).toBe('abcd');
});

test.each([1, 0, -1])('a response with currentPage %i replaces the held list', (currentPage) => {
  expect(idsOf(takePage(held('a', 'b'), pageOf(currentPage, ['c']), 1, keyOf, 5))).toBe('c');
});

test('the same rows twice do not double; the newer content counts', () => {
  const page = { ...pageOf(2, []), recordList: [{ id: 'b', text: 'new' }, { id: 'c' }] };
  const { rows } = takePage(held('a', 'b'), page, 2, keyOf, 5);
  expect(rows).toEqual([{ id: 'a' }, { id: 'b', text: 'new' }, { id: 'c' }]);
});

test.each([
  ['the last page', pageOf(3, ['x'], 3), 3, false],
  ['a page before the last', pageOf(2, ['x'], 3), 2, true],
  ['an empty page although more are counted', pageOf(2, [], 1_000_000), 2, false],
  ['another page than asked for', pageOf(1, ['x'], 1_000_000), 2, false],
])('after %s', (_, page, asked, hasMore) => {
  expect(takePage(held('a'), page, asked, keyOf, 5)).toMatchObject({ hasMore, pageNumber: asked, updatedAt: 5 });
});

describe('a server that sends currentPage and recordList only', () => {
  const barePage = (currentPage: number, ...ids: string[]) => ({ currentPage, recordList: rowsOf(...ids) });

  test.each([
    ['a first page with rows', NO_PAGES, barePage(1, 'a', 'b'), 1, true],
    ['a first page without rows', NO_PAGES, barePage(1), 1, false],
    ['a page with a new row', held('a'), barePage(2, 'a', 'b'), 2, true],
    ['an empty page', held('a'), barePage(2), 2, false],
    ['a page that brings the same rows again', held('a', 'b'), barePage(2, 'a', 'b'), 2, false],
    ['another page than asked for', held('a'), barePage(1, 'b'), 2, false],
  ])('after %s', (_, pages: LoadedPages<Row>, page, asked, hasMore) => {
    expect(takePage(pages, page, asked, keyOf, 5).hasMore).toBe(hasMore);
  });

  test('counts the rows that are there', () => {
    expect(takePage(held('a'), barePage(2, 'b', 'c'), 2, keyOf, 5).total).toBe(3);
  });
});

test('whatever a server answers, no key occurs twice, and loading on comes to an end', () => {
  const answer = fc.record({
    currentPage: fc.integer({ min: -1, max: 4 }),
    ids: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), (answers) => {
      let pages: LoadedPages<Row> = NO_PAGES;
      for (const { currentPage, ids } of answers) {
        pages = takePage(pages, pageOf(currentPage, ids, 3), pages.pageNumber + 1, keyOf, 1);
        expect(new Set(pages.rows.map(keyOf)).size).toBe(pages.rows.length);
        if (!pages.hasMore) return;
      }
      expect(pages.pageNumber).toBeLessThan(3);
    }),
  );
});
