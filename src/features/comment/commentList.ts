import type { Failure } from '@/request/failure';
import { type LoadedPages, NO_PAGES, type Page, takePage } from '@/request/pages';
import type { Comment } from './contract';

export const COMMENTS_A_PAGE = 50;

/** What is held of an activity's comments in one order for one person. */
export interface CommentList extends LoadedPages<Comment> {
  /** Whose list it is and in which order; see `queryOf`. */
  query: string;
  isLoading: boolean;
  failure: Failure | undefined;
  /** Something has come in above what is held: page 1 would show it. */
  isBehind: boolean;
}

export const NO_COMMENTS: CommentList = {
  ...NO_PAGES,
  query: '',
  isLoading: false,
  failure: undefined,
  isBehind: false,
};

export type CommentSort = 'new' | 'hot';

export function queryOf(userId: string, sort: CommentSort): string {
  return `${sort} ${userId}`;
}

const keyOf = ({ commentId }: Comment) => commentId;

/** The rows of a page that follow the last one that is held; all of them when none is. */
function rowsAfterHeld(held: readonly Comment[], rows: readonly Comment[]): readonly Comment[] {
  const known = new Set(held.map(keyOf));
  const lastKnown = rows.reduce((last, row, place) => (known.has(keyOf(row)) ? place : last), -1);
  return rows.slice(lastKnown + 1);
}

/** Whether rows have come in above: the page begins with a row that is not held, or that was further up before. */
function hasMovedDown(held: readonly Comment[], { recordList, pageSize = COMMENTS_A_PAGE }: Repeated, asked: number) {
  const [first] = recordList;
  if (!first) return false;
  return held.findIndex((row) => keyOf(row) === keyOf(first)) < (asked - 2) * pageSize;
}

type Repeated = Page<Comment> & { pageSize?: number | undefined };

/**
 * Takes in page `asked`. Page 1 replaces the list, a later one is appended; it comes together with the page before it,
 * `repeated`, because the pages shift while somebody reads: rows that have moved up into that page, after a deletion
 * above, are appended first. Rows that have come in above stay away from the reader until he asks for page 1.
 *
 * Source: spec §4 (comment list).
 */
export function takeComments(
  list: CommentList,
  page: Page<Comment>,
  { asked, repeated, nowMs }: { asked: number; repeated: Repeated | undefined; nowMs: number },
): CommentList {
  const rows = repeated ? [...list.rows, ...rowsAfterHeld(list.rows, repeated.recordList)] : list.rows;
  const taken = takePage({ ...list, rows }, page, asked, keyOf, nowMs);
  const hasGrown = page.totalCount !== undefined && page.totalCount > list.total;
  const isBehind =
    asked > 1 && (list.isBehind || hasGrown || (repeated !== undefined && hasMovedDown(list.rows, repeated, asked)));
  return { ...taken, query: list.query, isLoading: false, failure: undefined, isBehind };
}
