import { useCallback, useRef, useState } from 'react';
import { type Comment, getCommentDetail } from '@/features/comment/contract';
import { submitComment } from '@/features/comment/submitComment';
import { type LoadedPages, NO_PAGES, takePage } from '@/request/pages';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';

const PAGE_SIZE = 20;

/**
 * The comments that are on screen, each activity's its own, and handing in a new one. A new comment is not added to the
 * list: it shows after approval. The newest question about an activity wins: an answer to an older one, for example a
 * late page of another sort, is dropped. `comments` and `hasMore` are of the spec's own activity, `commentsOf` gives
 * those of any.
 *
 * Source: spec §2, §3, §4, §8.
 */
export default function useCommentModel() {
  const [pages, setPages] = useState<ReadonlyMap<number, LoadedPages<Comment>>>(new Map());
  const newestAsk = useRef(new Map<number, number>());

  const loadComments = useCallback(
    async (currentPage: number, sort: 'new' | 'hot', signal?: AbortSignal, activityId = ACTIVITY_ID) => {
      const ownAsk = (newestAsk.current.get(activityId) ?? 0) + 1;
      newestAsk.current.set(activityId, ownAsk);
      const query = { activityId, currentPage, pageSize: PAGE_SIZE, sort };
      const envelope = await send(getCommentDetail, query, { signal, loading: false });
      const { code, data } = envelope;
      if (code === 0 && data && ownAsk === newestAsk.current.get(activityId)) {
        setPages((previous) => {
          const held = previous.get(activityId) ?? NO_PAGES;
          const next = takePage(held, data, currentPage, ({ commentId }) => commentId, serverNow());
          return new Map(previous).set(activityId, next);
        });
      }
      return envelope;
    },
    [],
  );

  const commentsOf = useCallback(
    (activityId: number) => {
      const { rows, hasMore } = pages.get(activityId) ?? NO_PAGES;
      return { comments: rows, hasMore };
    },
    [pages],
  );

  return { ...commentsOf(ACTIVITY_ID), commentsOf, loadComments, submitComment };
}
