import type { ReactNode } from 'react';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { shownName, shownText } from '@/shared/lib/shownText';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getCommentCount, getCommentList, type LatestComment } from '../boardContract';
import styles from './CommentsPreview.module.less';

const SHOWN = 3;

interface Props {
  activityId: number;
  title?: string;
}

function Row({ comment }: { comment: LatestComment }) {
  const { avatar, nickname, content, createdAt } = comment;
  return (
    <li className={styles.row}>
      <Avatar src={avatar} sizePx={32} />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.name}>{shownName(nickname)}</span>
          <time className={styles.time}>{formatNearDayTime(createdAt)}</time>
        </p>
        <p className={styles.text}>{shownText(content)}</p>
      </div>
    </li>
  );
}

/** The newest comments of an activity, how many there are, and the way to all of them. */
export function CommentsPreview({ activityId, title = '大家说' }: Props) {
  const list = useQuery(getCommentList, { activityId, limit: SHOWN }, { refreshOnReturn: true });
  const count = useQuery(getCommentCount, { activityId }, { refreshOnReturn: true });
  const to = pathOf('comment', { activityId });
  const total = count.data?.count;
  const closed = count.data?.operate.find(({ key, enabled }) => key === 'add' && !enabled);
  return (
    <Card>
      <SectionTitle more={{ text: total ? `全部 ${formatPoints(total)} 条` : '全部', to }}>{title}</SectionTitle>
      <PreviewContent query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.empty}>{closed ? closed.reasonText : '还没有评论，来说第一句'}</p>
          ) : (
            <ul>
              {rows.map((comment) => (
                <Row key={comment.commentId} comment={comment} />
              ))}
            </ul>
          )
        }
      </PreviewContent>
      {(!closed || Boolean(total)) && (
        <ButtonLink to={to} variant="tint" block>
          {closed ? '看大家的评论' : '去评论'}
        </ButtonLink>
      )}
    </Card>
  );
}

interface ContentProps {
  query: { data: LatestComment[] | undefined; failure: { msg: string } | undefined; refresh: () => void };
  children: (rows: LatestComment[]) => ReactNode;
}

/** The rest of the page lives on. */
function PreviewContent({ query: { data, failure, refresh }, children }: ContentProps) {
  if (data) return children(data);
  if (!failure) return <Skeleton shape="card" height="228px" space="12px" />;
  return (
    <RetryRow className={styles.failed} onRetry={refresh}>
      {failure.msg}
    </RetryRow>
  );
}
