/** One page of a list as the contract decodes it. */
export interface Page<Row> {
  /** Counts from 1. */
  currentPage: number;
  /** Undefined when the server does not count. */
  totalPage?: number | undefined;
  totalCount?: number | undefined;
  recordList: Row[];
}

/** What a list holds of one query. */
export interface LoadedPages<Row> {
  rows: readonly Row[];
  /** The last page that was asked for and came. 0 = none yet. */
  pageNumber: number;
  /** As the server counts; the rows that are there when it does not. */
  total: number;
  hasMore: boolean;
  /** Epoch ms of the server's clock. */
  updatedAt: number | undefined;
  /** Rows were changed here since they came. */
  isPatched?: boolean;
}

export const NO_PAGES: LoadedPages<never> = { rows: [], pageNumber: 0, total: 0, hasMore: false, updatedAt: undefined };

function appendRows<Row>(previous: readonly Row[], incoming: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const rows = new Map(previous.map((row) => [keyOf(row), row]));
  for (const row of incoming) rows.set(keyOf(row), row);
  return [...rows.values()];
}

/**
 * Takes in an answer: a page number above 1 appends, anything else replaces. A row that is already there keeps its place
 * and takes the newer content. There is more while the server counts further pages; when it does not count, until a
 * page brings nothing new. An answer without rows, or for another page than the one asked for, ends the list, so that
 * loading cannot go on for ever. Source: spec §3, §4 (comment list).
 */
export function takePage<Row>(
  previous: LoadedPages<Row>,
  page: Page<Row>,
  asked: number,
  keyOf: (row: Row) => string,
  nowMs: number,
): LoadedPages<Row> {
  const before = page.currentPage > 1 ? previous.rows : [];
  const rows = appendRows(before, page.recordList, keyOf);
  const isUseful = page.recordList.length > 0 && page.currentPage === asked;
  const { currentPage, totalPage, totalCount = rows.length } = page;
  const isLast = totalPage === undefined ? rows.length === before.length : currentPage >= totalPage;
  return {
    rows,
    pageNumber: asked,
    total: Math.max(totalCount, 0),
    hasMore: isUseful && !isLast,
    updatedAt: nowMs,
  };
}
