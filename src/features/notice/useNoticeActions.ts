import { useEffect, useState } from 'react';
import { isOutcomeUnknown } from '@/request/failure';
import type { Pages } from '@/request/usePages';
import { useSubmit } from '@/request/useSubmit';
import { showSuccess } from '@/shared/ui/toast/toast';
import { deleteNotice, type NOTICE_TABS, type NoticeRow, readAllNotices, readNotice, restoreNotice } from './contract';
import { lessUnread } from './unread';

type NoticeTab = (typeof NOTICE_TABS)[number];

/**
 * What was deleted last and can still be brought back. A deletion without an answer (`doubt`) counts when the list that comes
 * next lacks the row; that of another kind tells nothing.
 */
function useDeleted(tab: NoticeTab, { rows, updatedAt }: Pages<NoticeRow, unknown>) {
  const [deleted, setDeleted] = useState<NoticeRow>();
  const [doubted, setDoubted] = useState<{ row: NoticeRow; tab: NoticeTab; seenAt: number | undefined }>();
  useEffect(() => {
    const isSameTab = doubted?.tab === tab;
    if (!doubted || (isSameTab && updatedAt === doubted.seenAt)) return;
    setDoubted(undefined);
    if (isSameTab && !rows.some(({ noticeId }) => noticeId === doubted.row.noticeId)) setDeleted(doubted.row);
  }, [doubted, tab, rows, updatedAt]);
  const doubt = (row: NoticeRow | undefined) => setDoubted(row && { row, tab, seenAt: updatedAt });
  return { deleted, setDeleted, doubt };
}

/** What can be done with notices in their list, of one kind. Rows change at once; the counts come with the list, read anew. */
export function useNoticeActions(tab: NoticeTab, pages: Pages<NoticeRow, unknown>) {
  const { deleted, setDeleted, doubt } = useDeleted(tab, pages);
  const rowOf = (id: string) => pages.rows.find(({ noticeId }) => noticeId === id);
  const refresh = () => void pages.refresh();

  const both = (undoRow: () => void, undoCount: () => void) => () => {
    undoRow();
    undoCount();
  };
  const read = useSubmit(readNotice, {
    isQuiet: true,
    optimistic: ({ noticeId }) =>
      both(
        pages.patchRow(noticeId, (row) => ({ ...row, read: true })),
        lessUnread(),
      ),
    onDone: refresh,
    askAnew: refresh,
  });
  const readAll = useSubmit(readAllNotices, {
    isQuiet: true,
    optimistic: () =>
      both(
        pages.patchRows((row) => (row.read ? row : { ...row, read: true })),
        lessUnread(true),
      ),
    onDone: () => {
      showSuccess('全部标为已读了');
      refresh();
    },
    askAnew: refresh,
  });
  const remove = useSubmit(deleteNotice, {
    askAnew: refresh,
    onRefused: (failure, { payload }) => {
      if (isOutcomeUnknown(failure)) doubt(rowOf(payload.noticeId));
      return false;
    },
    onDone: (_, { payload }) => {
      const row = rowOf(payload.noticeId);
      if (row?.read === false) lessUnread();
      pages.removeRow(payload.noticeId);
      setDeleted(row);
      refresh();
    },
  });
  const restore = useSubmit(restoreNotice, {
    askAnew: refresh,
    onDone: () => {
      setDeleted(undefined);
      refresh();
    },
  });

  return {
    deleted,
    forgetDeleted: () => setDeleted(undefined),
    read: (noticeId: string) => void read.submit({ noticeId }),
    readAll: () => void readAll.submit({}),
    remove: (noticeId: string) => void remove.submit({ noticeId }),
    restore: () => {
      if (deleted) void restore.submit({ noticeId: deleted.noticeId });
    },
    isBusy: read.isBusy || readAll.isBusy || remove.isBusy || restore.isBusy,
  };
}
