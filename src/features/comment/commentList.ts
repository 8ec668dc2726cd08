import type { Failure } from '@/request/failure';
import type { LoadedPages, Page } from '@/request/pages';
import type { Comment } from './contract';

/** Comments of a page. */
export const PAGE_SIZE = 50;

/** What is held of an activity's comments in one order for one person. */
export interface CommentList extends LoadedPages<Comment> {
  /** The order and whose list it is: "new U1002", for a guest "new ". */
  query: string;
  isLoading: boolean;
  failure: Failure | undefined;
  /** Something has come in above what is held: page 1 would show it. */
  isBehind: boolean;
}

export type CommentSort = 'new' | 'hot';

type CommentPage = Page<Comment> & { pageSize?: number | undefined };

/** What becomes of a list by the page before the asked one, before the asked one is taken in. */
export type Repeat = (list: CommentList, asked: CommentPage, repeated: CommentPage) => CommentList;

const keyOf = ({ commentId }: Comment) => commentId;

/** The rows of a page that follow the last one that is held; all of them when none is. */
function rowsAfterHeld(held: readonly Comment[], rows: readonly Comment[]): readonly Comment[] {
  const known = new Set(held.map(keyOf));
  const lastKnown = rows.reduce((last, row, place) => (known.has(keyOf(row)) ? place : last), -1);
  return rows.slice(lastKnown + 1);
}

/** Whether rows have come in above: the page begins with a row that is not held, or that was further up before. */
function hasMovedDown(list: CommentList, { recordList, pageSize }: CommentPage): boolean {
  const [first] = recordList;
  if (!first) return false;
  const size = pageSize ?? list.rows.length / list.pageNumber;
  return list.rows.findIndex((row) => keyOf(row) === keyOf(first)) < (list.pageNumber - 1) * size;
}

/**
 * The pages shift while somebody reads, so that each page from the second on comes together with the one before it. Rows
 * that have moved up into that page, after a deletion above, are appended first. Rows that have come in above stay away
 * from the reader until he asks for page 1.
 */
export const closeGap: Repeat = (list, asked, repeated) => ({
  ...list,
  rows: [...list.rows, ...rowsAfterHeld(list.rows, repeated.recordList)],
  isBehind:
    list.isBehind || (asked.totalCount !== undefined && asked.totalCount > list.total) || hasMovedDown(list, repeated),
});
