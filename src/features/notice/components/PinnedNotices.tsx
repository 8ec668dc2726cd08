import { ReactComponent as PinIcon } from '@/shared/icons/pin.svg';
import { pathOf } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatDeadline, formatNearDay } from '@/shared/lib/timeFormat';
import { useMoment } from '@/shared/lib/useMoment';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { PinnedNotice } from '../contract';
import styles from './PinnedNotices.module.less';

interface Props {
  notices: readonly PinnedNotice[];
  /** The time of one of them is over: it stands among the others now. */
  onEnd: () => void;
}

/** What everybody should know now, above the others; each until its time is over. */
export function PinnedNotices({ notices, onEnd }: Props) {
  const now = serverNow();
  const standing = notices.filter(({ pinnedUntil }) => pinnedUntil === null || pinnedUntil > now);
  const ends = standing.flatMap(({ pinnedUntil }) => pinnedUntil ?? []);
  useMoment(ends.length === 0 ? null : Math.min(...ends), onEnd);
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
              <Dated>
                {formatNearDay(at, '发布')}
                {pinnedUntil === null ? '' : `，${formatDeadline(pinnedUntil)} 后自动收起`}
              </Dated>
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
