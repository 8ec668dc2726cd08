import { useLatest, useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { pathOf, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { usePanel } from '@/shared/lib/usePanel';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { RowWindow } from '@/shared/ui/PagedList/RowWindow';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { getCommentCount, getMyComments } from '../boardContract';
import type { CommentSort } from '../commentList';
import type { Comment } from '../contract';
import { useDelete, useLike } from '../useCommentActions';
import { useComments } from '../useComments';
import styles from './CommentBoard.module.less';
import { CommentPanel } from './CommentPanel';
import { CommentRow, type CommentTaps } from './CommentRow';
import { CommentSkeleton } from './CommentSkeleton';
import { Composer } from './Composer';
import { MyComments } from './MyComments';
import { NoActivity } from './NoActivity';

const SORTS = [
  { key: 'new', text: '最新' },
  { key: 'hot', text: '最热' },
] as const;
const MOST_OWN = 50;

/** Everything that the board reads for one activity. */
function useBoard(activityId: number, sort: CommentSort) {
  const { isSignedIn } = useSession();
  const all = useComments(activityId, sort);
  const count = useQuery(getCommentCount, { activityId }, { refreshOnReturn: true });
  const mine = useQuery(
    getMyComments,
    { activityId, currentPage: 1, pageSize: MOST_OWN },
    { skip: !isSignedIn, refreshOnReturn: true },
  );
  // One's own strip stands above the rows: they wait for it, so that it does not push them down. Those to which the member
  // has gone back are there at once.
  const [isBack] = useState(all.pageNumber > 0);
  const isWaiting = !isBack && mine.isLoading && !mine.data && !mine.failure;
  const pages = isWaiting ? { ...all, rows: [], isLoading: true } : all;
  const refreshCounts = () => {
    count.refresh();
    mine.refresh();
  };
  /** A row that is no longer there is counted no longer, whatever the answer says that is there by now. */
  const removeRow = (commentId: string) => {
    if (all.rows.some((row) => row.commentId === commentId))
      count.patch((told) => ({ ...told, count: told.count === null ? null : Math.max(told.count - 1, 0) }));
    all.removeRow(commentId);
    refreshCounts();
  };
  const add = count.data?.operate.find(({ key }) => key === 'add');
  return {
    pages: { ...pages, removeRow },
    mine,
    refreshCounts,
    refresh: () => {
      refreshCounts();
      return pages.refresh();
    },
    total: count.data?.count ?? (pages.pageNumber > 0 ? pages.total : undefined),
    closedReason: add && !add.enabled ? (add.reasonText ?? '现在不能评论') : undefined,
    hasNews: pages.isBehind || (pages.pageNumber > 0 && (count.data?.count ?? 0) > pages.total),
  };
}

/** The rows, with what has been done to them on this screen. */
function useRows(taps: Omit<CommentTaps, 'onOpen'>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onOpen = useMemoizedFn(({ commentId }: Comment) => setOpen((before) => new Set(before).add(commentId)));
  return (comment: Comment) => (
    <CommentRow
      comment={comment}
      time={formatNearDayTime(comment.createdAt)}
      isOpen={open.has(comment.commentId)}
      {...taps}
      onOpen={onOpen}
    />
  );
}

/** The comments of an activity: how many, in which order, one's own, all of them, and a place to write. */
export function CommentBoard({ activityId }: { activityId: number }) {
  const sort: CommentSort = useQueryParam('sort') === 'hot' ? 'hot' : 'new';
  const commentId = useQueryParam('commentId');
  const setQuery = useSetQuery();
  const { shown: step, open, close } = usePanel('step', 'commentId');
  const [photo, setPhoto] = useState(0);
  const [proposal, setProposal] = useState<{ text: string }>();
  const { pages, mine, refresh, refreshCounts, total, closedReason, hasNews } = useBoard(activityId, sort);
  const latest = useLatest({ step, close });

  const onLike = useLike(pages);
  const onGone = (gone: string) => {
    pages.removeRow(gone);
    if (latest.current.step !== undefined) latest.current.close();
  };
  const onDelete = useDelete({ onDeleted: onGone, askAnew: () => void refresh() });
  const onMore = useMemoizedFn((comment: Comment) => open('more', { commentId: comment.commentId }));
  const onPhoto = useMemoizedFn((comment: Comment, place: number) => {
    setPhoto(place);
    open('photos', { commentId: comment.commentId });
  });
  const renderRow = useRows({ onLike, onMore, onPhoto });
  const showNews = () => {
    window.scrollTo(0, 0);
    void refresh();
  };

  if (pages.failure?.code === NOT_FOUND) return <NoActivity />;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.count} aria-live="polite">
          {total ? `${formatPoints(total)} 条评论` : '评论'}
        </h2>
        <Tabs
          variant="segmented"
          className={styles.sorts}
          items={SORTS}
          value={sort}
          aria-label="排序"
          onChange={(next) => setQuery({ sort: next === 'new' ? undefined : next }, { replace: true })}
        />
      </div>
      <MyComments
        query={mine}
        isSaidBelow={pages.failure !== undefined && pages.rows.length === 0}
        onEdit={closedReason === undefined ? ({ content }) => setProposal({ text: content }) : undefined}
        onDelete={onDelete}
      />
      {hasNews && !pages.isLoading && (
        <div className={styles.news}>
          <button type="button" className={styles.newsButton} onClick={showNews}>
            有新评论，点这里看
          </button>
        </div>
      )}
      <Composer
        activityId={activityId}
        closedReason={closedReason}
        proposal={proposal}
        own={mine.data?.recordList}
        onSent={refreshCounts}
        onRefused={refreshCounts}
      >
        <PagedList
          pages={{ ...pages, refresh }}
          isCard
          aria-label="大家的评论"
          renderRow={renderRow}
          arrange={(rows) => (
            <RowWindow
              key={`${sort} ${rows[0]?.commentId}`}
              name={`${sort} ${rows[0]?.commentId}`}
              rows={rows}
              rowKey={pages.rowKey}
              renderRow={renderRow}
            />
          )}
          skeleton={<CommentSkeleton />}
          empty={
            <PageState
              state="empty"
              art="comments"
              title={closedReason === undefined ? '还没有评论，来说第一句' : '还没有评论'}
              action={closedReason === undefined ? undefined : { text: '返回首页', to: pathOf('pointsMall') }}
            />
          }
          endText="没有更多评论了"
        />
      </Composer>
      <CommentPanel
        step={step}
        commentId={commentId}
        comment={pages.rows.find((row) => row.commentId === commentId)}
        isLoading={pages.isLoading}
        photo={photo}
        onClose={close}
        onReport={(reported) => setQuery({ step: 'report', commentId: reported }, { replace: true })}
        onDelete={onDelete}
        onGone={onGone}
      />
    </>
  );
}
