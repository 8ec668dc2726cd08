import { useEffect } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { getNoticeList, NOTICE_TABS, type NoticeRow } from '../contract';
import { noteUnread } from '../unread';
import { useNoticeActions } from '../useNoticeActions';
import styles from './NoticeCenter.module.less';
import { NoticeGroups } from './NoticeGroups';
import { NoticeMenu } from './NoticeMenu';
import { NoticeSkeleton } from './NoticeSkeleton';
import { PinnedNotices } from './PinnedNotices';
import { UndoBar } from './UndoBar';

const TAB_TEXTS = { all: '全部', activity: '活动', order: '订单', right: '权益' } as const;

function EndWords() {
  return (
    <span className={styles.end}>
      只保留近一年的消息
      <br />
      公告可以标为已读，不能删除
    </span>
  );
}

/** The member's notices by kind. */
export function NoticeCenter() {
  const { userId } = useSession();
  const isElder = useElderMode();
  const asked = useQueryParam('tab');
  const tab = NOTICE_TABS.find((key) => key === asked) ?? 'all';
  const setQuery = useSetQuery();
  const menu = usePanel('step', 'noticeId');
  const menuId = useQueryParam('noticeId');
  const pages = usePages(getNoticeList, { tab, pageSize: 20 }, { rowKey: ({ noticeId }: NoticeRow) => noticeId });
  useRefreshOnReturn(pages);
  const actions = useNoticeActions(tab, pages);
  const { counts, pinned = [] } = pages.latest ?? {};
  // With its end a pinned one stands among the others, and what nobody can pay any more goes.
  useMoment(pages, [...pinned.map(({ pinnedUntil }) => pinnedUntil), ...pages.rows.map(({ until }) => until)]);
  const chosen = pages.rows.find(({ noticeId }) => noticeId === menuId);

  useEffect(() => {
    if (counts) noteUnread(userId, counts.all);
  }, [counts, userId]);

  const onTab = (next: (typeof NOTICE_TABS)[number]) =>
    setQuery({ tab: next === 'all' ? undefined : next }, { replace: true });
  return (
    <ScreenFrame
      title="消息"
      subject={{ kind: 'notice' }}
      hasHelp
      action={
        counts && counts.all > 0 ? (
          <button
            type="button"
            className={styles.readAll}
            aria-disabled={actions.isBusy || undefined}
            onClick={actions.isBusy ? undefined : actions.readAll}
          >
            全部已读
          </button>
        ) : undefined
      }
    >
      <Tabs
        items={NOTICE_TABS.map((key) => ({ key, text: TAB_TEXTS[key], count: isElder ? 0 : (counts?.[key] ?? 0) }))}
        value={tab}
        aria-label="消息的种类"
        onChange={onTab}
      />
      <PinnedNotices notices={pinned} />
      <PagedList
        key={tab}
        pages={pages}
        className={styles.list ?? ''}
        aria-label="消息"
        skeleton={<NoticeSkeleton />}
        endText={<EndWords />}
        empty={
          <PageState state="empty" art="messages" title="暂无消息" text="订单、权益和活动有变化时，会在这里告诉您" />
        }
        renderRow={() => null}
        arrange={(rows) => (
          <NoticeGroups
            rows={rows}
            now={serverNow()}
            onMore={(noticeId) => menu.open('more', { noticeId })}
            onRead={actions.read}
            onDelete={actions.remove}
          />
        )}
      />
      <Popup isOpen={menu.shown === 'more' && chosen !== undefined} title="这条消息" onClose={menu.close}>
        {chosen && <NoticeMenu notice={chosen} onClose={menu.close} onRead={actions.read} onDelete={actions.remove} />}
      </Popup>
      {actions.deleted && (
        <UndoBar
          key={actions.deleted.noticeId}
          notice={actions.deleted}
          onUndo={actions.restore}
          onGone={actions.forgetDeleted}
        />
      )}
    </ScreenFrame>
  );
}
