import { useCallback, useRef, useState } from 'react';
import { type CommentList, type CommentSort, PAGE_SIZE, type Repeat } from '@/features/comment/commentList';
import { getCommentDetail } from '@/features/comment/contract';
import { submitComment } from '@/features/comment/submitComment';
import { askPastWrites } from '@/request/changes';
import { failureOf } from '@/request/failure';
import { NO_PAGES, takePage } from '@/request/pages';
import { send } from '@/request/send';
import { useSession } from '@/session/useSession';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';

const NO_COMMENTS: CommentList = { ...NO_PAGES, query: '', isLoading: false, failure: undefined, isBehind: false };

/**
 * The comments that are on screen, each activity's its own, for one person in one order, and handing in a new one. A new
 * comment is not added to the list: it shows after approval. The newest question about an activity wins: an answer to an
 * older one, for example a late page of another sort, is dropped. `comments` and `hasMore` are of the spec's own
 * activity, `listOf` gives the list of any. With `repeat` the page before is asked for again, for the rows that have
 * moved up into it. Nothing rejects.
 *
 * Source: spec §2, §3, §4, §8.
 */
export default function useCommentModel() {
  const { userId } = useSession();
  const [lists, setLists] = useState<ReadonlyMap<number, CommentList>>(new Map());
  const newestAsk = useRef(new Map<number, number>());
  /** The activities whose rows were changed here since their first page came. */
  const patched = useRef(new Set<number>());

  const setList = useCallback((activityId: number, next: (list: CommentList) => CommentList) => {
    setLists((previous) => new Map(previous).set(activityId, next(previous.get(activityId) ?? NO_COMMENTS)));
  }, []);

  const changeList = useCallback(
    (activityId: number, next: (list: CommentList) => CommentList) => {
      patched.current.add(activityId);
      setList(activityId, next);
    },
    [setList],
  );

  const loadComments = useCallback(
    async (page: number, sort: CommentSort, signal?: AbortSignal, activityId = ACTIVITY_ID, repeat?: Repeat) => {
      const query = `${sort} ${userId}`;
      const ownAsk = (newestAsk.current.get(activityId) ?? 0) + 1;
      newestAsk.current.set(activityId, ownAsk);
      const change = (next: (list: CommentList) => Partial<CommentList>, isLoading = false) => {
        if (ownAsk === newestAsk.current.get(activityId)) {
          setList(activityId, (list) => ({ ...list, ...next(list), isLoading }));
        }
      };
      const ask = (currentPage: number) =>
        send(
          getCommentDetail,
          { activityId, currentPage, pageSize: PAGE_SIZE, sort },
          { signal, loading: false, onUnauthorised: (failure) => change(() => ({ failure })) },
        );
      change((list) => ({ ...(list.query !== query && NO_COMMENTS), query, failure: undefined }), true);
      const pages = repeat && page > 1 ? [page, page - 1] : [page];
      // The first page brings rows anew that a like on its way may have changed.
      const held = () => ({ isPatched: page === 1 && patched.current.has(activityId) });
      const [answers] = await askPastWrites(() => Promise.all(pages.map(ask)), held).catch(() => [[]]);
      if (page === 1) patched.current.delete(activityId);
      const failure = answers.map(failureOf).find((each) => each !== undefined);
      const [asked, repeated] = answers.map(({ data }) => data);
      change((list) => {
        if (failure || !asked) return { failure };
        const before = (repeated && repeat?.(list, asked, repeated)) ?? {
          ...list,
          isBehind: list.isBehind && page > 1,
        };
        return { ...before, ...takePage(before, asked, page, ({ commentId }) => commentId, serverNow()) };
      });
    },
    [userId, setList],
  );

  const listOf = useCallback((activityId: number) => lists.get(activityId) ?? NO_COMMENTS, [lists]);
  const { rows: comments, hasMore } = listOf(ACTIVITY_ID);
  return { comments, hasMore, listOf, changeList, loadComments, submitComment };
}
