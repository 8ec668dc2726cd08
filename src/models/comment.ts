import { useCallback, useRef, useState } from 'react';
import {
  COMMENTS_A_PAGE,
  type CommentList,
  type CommentSort,
  NO_COMMENTS,
  queryOf,
  takeComments,
} from '@/features/comment/commentList';
import { type Comment, getCommentDetail } from '@/features/comment/contract';
import { submitComment } from '@/features/comment/submitComment';
import type { Envelope } from '@/request/envelope';
import { failureOf } from '@/request/failure';
import type { Page } from '@/request/pages';
import { send } from '@/request/send';
import { useSession } from '@/session/useSession';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';

type Answer = Envelope<Page<Comment>>;
type Change = (activityId: number, next: (list: CommentList) => CommentList) => void;

/** What becomes of a list by the answer to page `currentPage` and, from the second on, by that to the page before it. */
function takeAnswers(list: CommentList, currentPage: number, [asked, repeated]: readonly Answer[]): CommentList {
  const failure = (asked && failureOf(asked)) ?? (repeated && failureOf(repeated));
  if (failure || !asked?.data) return { ...list, isLoading: false, failure };
  const told = { asked: currentPage, repeated: repeated?.data ?? undefined, nowMs: serverNow() };
  return takeComments(list, asked.data, told);
}

/** Changes of the rows that are held; nothing is sent. */
function useRowChanges(change: Change) {
  /** What it gives takes the change back, unless the row has come anew. */
  const patchComment = useCallback(
    (activityId: number, commentId: string, patch: (row: Comment) => Comment) => {
      const former = new Map<Comment, Comment>();
      const changeRows = (next: (row: Comment) => Comment) =>
        change(activityId, (list) => ({ ...list, rows: list.rows.map(next) }));
      changeRows((row) => {
        if (row.commentId !== commentId) return row;
        const patched = patch(row);
        former.set(patched, row);
        return patched;
      });
      return () => changeRows((row) => former.get(row) ?? row);
    },
    [change],
  );
  const removeComment = useCallback(
    (activityId: number, commentId: string) =>
      change(activityId, (list) => {
        const rows = list.rows.filter((row) => row.commentId !== commentId);
        return { ...list, rows, total: Math.max(list.total - (list.rows.length - rows.length), 0) };
      }),
    [change],
  );
  return { patchComment, removeComment };
}

/**
 * The comments that are on screen, each activity's its own, for one person in one order, and handing in a new one. A new
 * comment is not added to the list: it shows after approval. The newest question about an activity wins: an answer to an
 * older one, for example a late page of another sort, is dropped. `comments` and `hasMore` are of the spec's own
 * activity, `listOf` gives the list of any. Nothing rejects.
 *
 * Source: spec §2, §3, §4, §8.
 */
export default function useCommentModel() {
  const { userId } = useSession();
  const [lists, setLists] = useState<ReadonlyMap<number, CommentList>>(new Map());
  const newestAsk = useRef(new Map<number, number>());
  /** The history entry on which each activity's list was last seen, for going back to it. */
  const { current: seats } = useRef(new Map<number, unknown>());

  const change: Change = useCallback((activityId, next) => {
    setLists((previous) => new Map(previous).set(activityId, next(previous.get(activityId) ?? NO_COMMENTS)));
  }, []);

  const loadComments = useCallback(
    async (currentPage: number, sort: CommentSort, signal?: AbortSignal, activityId = ACTIVITY_ID): Promise<void> => {
      const query = queryOf(userId, sort);
      const ownAsk = (newestAsk.current.get(activityId) ?? 0) + 1;
      newestAsk.current.set(activityId, ownAsk);
      const changeIfNewest = (next: (list: CommentList) => CommentList) => {
        if (ownAsk === newestAsk.current.get(activityId)) change(activityId, next);
      };
      const ask = (page: number): Promise<Answer> =>
        send(
          getCommentDetail,
          { activityId, currentPage: page, pageSize: COMMENTS_A_PAGE, sort },
          {
            signal,
            loading: false,
            onUnauthorised: (failure) => changeIfNewest((list) => ({ ...list, isLoading: false, failure })),
          },
        );
      changeIfNewest((list) => ({
        ...(list.query === query ? list : { ...NO_COMMENTS, query }),
        isLoading: true,
        failure: undefined,
      }));
      const pages = currentPage > 1 ? [currentPage, currentPage - 1] : [currentPage];
      const answers = await Promise.all(pages.map(ask)).catch(() => undefined);
      changeIfNewest((list) => (answers ? takeAnswers(list, currentPage, answers) : { ...list, isLoading: false }));
    },
    [userId, change],
  );

  const listOf = useCallback((activityId: number) => lists.get(activityId) ?? NO_COMMENTS, [lists]);
  const { rows: comments, hasMore } = listOf(ACTIVITY_ID);
  return { comments, hasMore, listOf, seats, loadComments, ...useRowChanges(change), submitComment };
}
