import { ReactComponent as PinIcon } from '@/shared/icons/pin.svg';
import { pathOf } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatDeadline, formatNearDay } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { PinnedNotice } from '../contract';
import styles from './PinnedNotices.module.less';

/** What everybody should know now, above the others; each until its time is over. */
export function PinnedNotices({ notices }: { notices: readonly PinnedNotice[] }) {
  const now = serverNow();
  const standing = notices.filter(({ pinnedUntil }) => pinnedUntil === null || pinnedUntil > now);
  return (
    <>
      {standing.map(({ noticeId, title, summary, at, read, pinnedUntil }) => (
        <Card key={noticeId} className={styles.card ?? ''} aria-label={`重要：${title}`}>
          <p className={styles.mark}>
            <PinIcon aria-hidden />
            重要
            {!read && <span className={styles.unread}>未读</span>}
          </p>
          <h2 className={styles.title}>
            <Dated>{title}</Dated>
          </h2>
          <p className={styles.summary}>
            <Clauses>{summary}</Clauses>
          </p>
          <p className={styles.foot}>
            <span>
              <Clauses>
                {`${formatNearDay(at, '发布')}${pinnedUntil === null ? '' : `，${formatDeadline(pinnedUntil)} 后自动收起`}`}
              </Clauses>
            </span>
            <Link className={styles.open} to={pathOf('noticeExplain', { noticeId })} aria-label={`查看：${title}`}>
              查看
            </Link>
          </p>
        </Card>
      ))}
    </>
  );
}
