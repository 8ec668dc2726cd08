import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useModel } from 'umi';
import { send } from '@/request/send';
import { useAskAgain } from '@/request/useAskAgain';
import { useSession } from '@/session/useSession';
import { entryName } from '@/shared/lib/historyEntry';
import { type CommentList, type CommentSort, closeGap, PAGE_SIZE } from './commentList';
import { type Comment, getCommentDetail } from './contract';

const rowKey = ({ commentId }: Comment) => commentId;

/** The history entries on which each activity's list, as it is held, was seen; for going back to it. */
const seats = new Map<number, Set<unknown>>();

type ChangeList = (activityId: number, next: (list: CommentList) => CommentList) => void;

/** Changes of the rows that are held; nothing is sent. */
function useRowChanges(activityId: number, changeList: ChangeList) {
  /** What it gives takes the change back, also when the screen has been left, unless the row has come anew. */
  const patchRow = useCallback(
    (commentId: string, patch: (row: Comment) => Comment) => {
      const former = new Map<Comment, Comment>();
      const changeRows = (next: (row: Comment) => Comment) =>
        changeList(activityId, (list) => ({ ...list, rows: list.rows.map(next) }));
      changeRows((row) => {
        if (row.commentId !== commentId) return row;
        const patched = patch(row);
        former.set(patched, row);
        return patched;
      });
      return () => changeRows((row) => former.get(row) ?? row);
    },
    [activityId, changeList],
  );
  const removeRow = useCallback(
    (commentId: string) =>
      changeList(activityId, (list) => {
        const rows = list.rows.filter((row) => row.commentId !== commentId);
        return { ...list, rows, total: Math.max(list.total - (list.rows.length - rows.length), 0) };
      }),
    [activityId, changeList],
  );
  return { patchRow, removeRow };
}

/**
 * The comments of an activity as a paged list, held by the model. Going back to them shows them as they were; opened anew,
 * in another order or by another person they begin with page 1. Leaving the screen aborts.
 */
export function useComments(activityId: number, sort: CommentSort) {
  const { userId } = useSession();
  const { listOf, changeList, loadComments } = useModel('comment');
  const query = `${sort} ${userId}`;
  const held = listOf(activityId);
  const isOwn = held.query === query;
  const list = isOwn ? held : { ...held, rows: [], pageNumber: 0, total: 0, failure: undefined, isBehind: false };
  const latest = useRef(list);
  latest.current = list;
  const controller = useRef<AbortController>(undefined);
  const asked = useRef(1);

  const load = useCallback(
    async (page: number) => {
      asked.current = page;
      controller.current?.abort();
      controller.current = new AbortController();
      await loadComments(page, sort, controller.current.signal, activityId, closeGap);
    },
    [loadComments, activityId, sort],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query loads anew
  useEffect(() => {
    const isBack = isOwn && latest.current.pageNumber > 0 && seats.get(activityId)?.has(entryName());
    if (!isBack) {
      seats.set(activityId, new Set([entryName()]));
      void load(1);
    }
    return () => controller.current?.abort();
  }, [query, load]);

  // With every drawing: a panel gives the list another history entry.
  useLayoutEffect(() => void seats.get(activityId)?.add(entryName()));

  const loadMore = useCallback(async () => {
    const { isLoading, hasMore, pageNumber } = latest.current;
    if (!isLoading && hasMore) await load(pageNumber + 1);
  }, [load]);
  const refresh = useCallback(() => load(1), [load]);
  const askAgain = useCallback(() => load(asked.current), [load]);
  useAskAgain(list.failure, askAgain);
  const { patchRow, removeRow } = useRowChanges(activityId, changeList);
  const askRow = useCallback(
    async (commentId: string) => {
      const { rows, pageNumber } = latest.current;
      const place = rows.findIndex((row) => rowKey(row) === commentId);
      if (place < 0) return;
      const currentPage = Math.min(Math.floor(place / PAGE_SIZE) + 1, pageNumber);
      const asked = { activityId, currentPage, pageSize: PAGE_SIZE, sort };
      const { data } = await send(getCommentDetail, asked, { loading: false });
      const told = data?.recordList.find((row) => rowKey(row) === commentId);
      if (told) patchRow(commentId, () => told);
    },
    [activityId, sort, patchRow],
  );
  const isLoading = list.isLoading || (list.pageNumber === 0 && list.failure === undefined);
  return useMemo(
    () => ({
      ...list,
      isLoading,
      isOutdated: asked.current === 1,
      rowKey,
      loadMore,
      refresh,
      askRow,
      patchRow,
      removeRow,
    }),
    [list, isLoading, loadMore, refresh, askRow, patchRow, removeRow],
  );
}
