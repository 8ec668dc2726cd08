import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useModel } from 'umi';
import { useSession } from '@/session/useSession';
import { entryState } from '@/shared/lib/historyEntry';
import { type CommentSort, NO_COMMENTS, queryOf } from './commentList';
import type { Comment } from './contract';

const rowKey = ({ commentId }: Comment) => commentId;

/**
 * The comments of an activity as a paged list, held by the model. Going back to them shows them as they were; opened anew,
 * in another order or by another person they begin with page 1. Leaving the screen aborts.
 */
export function useComments(activityId: number, sort: CommentSort) {
  const { userId } = useSession();
  const { listOf, seats, loadComments, patchComment, removeComment } = useModel('comment');
  const query = queryOf(userId, sort);
  const held = listOf(activityId);
  const isOwn = held.query === query;
  const list = isOwn ? held : { ...NO_COMMENTS, isLoading: true };
  const latest = useRef(list);
  latest.current = list;
  const controller = useRef<AbortController>(undefined);

  const load = useCallback(
    async (page: number) => {
      controller.current?.abort();
      controller.current = new AbortController();
      await loadComments(page, sort, controller.current.signal, activityId);
    },
    [loadComments, activityId, sort],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query loads anew
  useEffect(() => {
    const isBack = isOwn && seats.get(activityId) === entryState().key && latest.current.pageNumber > 0;
    if (!isBack) void load(1);
    return () => controller.current?.abort();
  }, [query, load]);

  // With every drawing: a panel gives the list another history entry.
  useLayoutEffect(() => {
    if (latest.current.pageNumber > 0) seats.set(activityId, entryState().key);
  });

  const loadMore = useCallback(async () => {
    const { isLoading, hasMore, pageNumber } = latest.current;
    if (!isLoading && hasMore) await load(pageNumber + 1);
  }, [load]);
  const refresh = useCallback(() => load(1), [load]);
  const patchRow = useCallback(
    (commentId: string, patch: (row: Comment) => Comment) => patchComment(activityId, commentId, patch),
    [patchComment, activityId],
  );
  const removeRow = useCallback(
    (commentId: string) => removeComment(activityId, commentId),
    [removeComment, activityId],
  );
  const isLoading = list.isLoading || (list.pageNumber === 0 && list.failure === undefined);
  return useMemo(
    () => ({ ...list, isLoading, rowKey, loadMore, refresh, patchRow, removeRow }),
    [list, isLoading, loadMore, refresh, patchRow, removeRow],
  );
}
