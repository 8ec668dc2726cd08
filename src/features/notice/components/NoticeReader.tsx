import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { PageState } from '@/shared/ui/PageState/PageState';
import { ReadingArticle } from '@/shared/ui/Reading/ReadingArticle';
import { sectionsOfBlocks } from '@/shared/ui/Reading/sectionsOfBlocks';
import { getNotice, type NoticeDetail, readNotice } from '../contract';
import { lessUnread } from '../unread';
import { Helpful } from './Helpful';
import styles from './NoticeReader.module.less';

/** The way to what a notice is about, or why there is none any more. */
function NoticeAction({ action, actionNote }: Pick<NoticeDetail, 'action' | 'actionNote'>) {
  const path = internalPath(action?.route);
  const note = actionNote ?? (action && path === undefined ? '它说的内容现在打不开' : undefined);
  return (
    <div className={styles.action}>
      {note !== undefined && (
        <p className={styles.note} role="status">
          <Dated>{note}</Dated>
        </p>
      )}
      {action && path !== undefined && (
        <ButtonLink block variant={action.status === 'ended' ? 'tint' : 'primary'} to={path}>
          {action.text || '去看看'}
        </ButtonLink>
      )}
    </div>
  );
}

/** A notice that is opened is read; a mark that was lost is made with the next opening. */
function useMarkRead({ data, patch }: Pick<ReturnType<typeof useQuery<unknown, NoticeDetail>>, 'data' | 'patch'>) {
  const { submit } = useSubmit(readNotice, { isSilent: true, optimistic: () => lessUnread() });
  const unreadId = data?.read === false ? data.noticeId : undefined;
  const mark = useMemoizedFn((noticeId: string) => {
    patch((notice) => ({ ...notice, read: true }));
    void submit({ noticeId });
  });
  useEffect(() => {
    if (unreadId !== undefined) mark(unreadId);
  }, [unreadId]);
}

/** One notice of the member. */
export function NoticeReader({ noticeId }: { noticeId: string }) {
  const query = useQuery(getNotice, { noticeId });
  const { data: notice, failure, refresh, updatedAt } = query;
  useMarkRead(query);
  const frame = {
    title: '通知详情',
    fallback: 'notice' as const,
    subject: { kind: 'notice' as const, number: noticeId },
  };
  if (failure?.code === NOT_FOUND) {
    return (
      <ScreenFrame {...frame}>
        <PageState
          state="empty"
          art="messages"
          title="这条消息已撤回"
          text="也可能是您删除了它"
          action={{ text: '看我的消息', to: pathOf('notice') }}
        />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame {...frame} failure={failure} onRetry={refresh} updatedAt={updatedAt}>
      {notice && (
        <ReadingArticle
          key={noticeId}
          title={notice.title}
          meta={<Dated>{formatNearDayTime(notice.at)}</Dated>}
          copyHead={notice.title}
          sections={sectionsOfBlocks(
            notice.blocks.length > 0 ? notice.blocks : [{ type: 'paragraph', text: notice.summary }],
          )}
          canPrint={currentHost() === 'browser'}
        >
          <NoticeAction action={notice.action} actionNote={notice.actionNote} />
          <Helpful question="这条消息帮到您了吗？" about={{ noticeId }} />
          <HelpWays className={styles.help} />
        </ReadingArticle>
      )}
    </ScreenFrame>
  );
}
