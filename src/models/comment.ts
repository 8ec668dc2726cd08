import { useCallback, useRef, useState } from 'react';
import { type Comment, getCommentDetail } from '@/features/comment/contract';
import { submitComment } from '@/features/comment/submitComment';
import { type LoadedPages, NO_PAGES, takePage } from '@/request/pages';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { serverNow } from '@/shared/lib/serverClock';

const PAGE_SIZE = 20;

/**
 * The comments of the activity that are on screen, and handing in a new one. A new comment is not added to the list: it
 * shows after approval. The newest question wins: an answer to an older one, for example a late page of another sort, is
 * dropped.
 *
 * Source: spec §2, §3, §4, §8.
 */
export default function useCommentModel() {
  const [pages, setPages] = useState<LoadedPages<Comment>>(NO_PAGES);
  const newestAsk = useRef(0);

  const loadComments = useCallback(async (currentPage: number, sort: 'new' | 'hot', signal?: AbortSignal) => {
    newestAsk.current += 1;
    const ownAsk = newestAsk.current;
    const query = { activityId: ACTIVITY_ID, currentPage, pageSize: PAGE_SIZE, sort };
    const envelope = await send(getCommentDetail, query, { signal, loading: false });
    const { code, data } = envelope;
    if (code === 0 && data && ownAsk === newestAsk.current) {
      setPages((previous) => takePage(previous, data, currentPage, ({ commentId }) => commentId, serverNow()));
    }
    return envelope;
  }, []);

  return { comments: pages.rows, hasMore: pages.hasMore, loadComments, submitComment };
}
