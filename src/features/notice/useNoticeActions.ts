import { useState } from 'react';
import type { Pages } from '@/request/usePages';
import { useSubmit } from '@/request/useSubmit';
import { deleteNotice, type NoticeRow, readAllNotices, readNotice, restoreNotice } from './contract';
import { lessUnread } from './unread';

/** What can be done with notices in their list. Rows change at once; the counts come with the list, read anew. */
export function useNoticeActions(pages: Pages<NoticeRow, unknown>) {
  const [deleted, setDeleted] = useState<NoticeRow>();
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
    onDone: refresh,
    askAnew: refresh,
  });
  const remove = useSubmit(deleteNotice, {
    askAnew: refresh,
    onDone: (_, { payload }) => {
      const row = pages.rows.find(({ noticeId }) => noticeId === payload.noticeId);
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
    /** What was deleted last and can still be brought back. */
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
