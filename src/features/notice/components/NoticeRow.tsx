import clsx from 'clsx';
import { useId } from 'react';
import { ReactComponent as MoreIcon } from '@/shared/icons/dots.svg';
import { ReactComponent as ReadIcon } from '@/shared/icons/mailOpened.svg';
import { ReactComponent as DeleteIcon } from '@/shared/icons/trash.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Measured } from '@/shared/ui/Dated/Measured';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { Link } from '@/shared/ui/Link/Link';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { NoticeRow as Row } from '../contract';
import styles from './NoticeRow.module.less';
import { NOTICE_LOOKS } from './noticeIcons';
import { SwipeRow } from './SwipeRow';

interface Props {
  notice: Row;
  time: string;
  onMore: (noticeId: string) => void;
  onRead: (noticeId: string) => void;
  onDelete: (noticeId: string) => void;
}

export function NoticeRow({ notice, time, onMore, onRead, onDelete }: Props) {
  const { noticeId, type, title, summary, read, canDelete } = notice;
  const { Icon, tone } = NOTICE_LOOKS[type];
  // Two parcels of the same good have the same title.
  const timeId = useId();
  const canDoMore = canDelete || !read;
  const actions = [
    ...(read ? [] : [{ key: 'read', text: '标为已读', Icon: ReadIcon, onClick: () => onRead(noticeId) }]),
    ...(canDelete
      ? [{ key: 'delete', text: '删除', Icon: DeleteIcon, onClick: () => onDelete(noticeId), isDanger: true }]
      : []),
  ];
  return (
    <SwipeRow actions={actions} className={styles.item}>
      <div className={styles.row}>
        <span className={styles.seat} aria-hidden="true">
          <IconSeat tone={tone}>
            <Icon />
          </IconSeat>
          {!read && <i className={styles.dot} />}
        </span>
        <div className={styles.main}>
          <div className={styles.head}>
            <h3 className={clsx(styles.title, read && styles.read)}>
              <Link className={styles.open} to={pathOf('noticeExplain', { noticeId })} aria-describedby={timeId}>
                {!read && <VisuallyHidden>未读，</VisuallyHidden>}
                <Measured>{title || '消息'}</Measured>
              </Link>
            </h3>
            <span id={timeId} className={styles.time}>
              <Dated>{time}</Dated>
            </span>
          </div>
          <p className={clsx(styles.summary, canDoMore && styles.beside)}>
            <Clauses>{summary}</Clauses>
          </p>
        </div>
        {canDoMore && (
          <button
            type="button"
            className={styles.more}
            aria-label={`更多：${title}`}
            aria-describedby={timeId}
            onClick={() => onMore(noticeId)}
          >
            <MoreIcon aria-hidden />
          </button>
        )}
      </div>
    </SwipeRow>
  );
}
