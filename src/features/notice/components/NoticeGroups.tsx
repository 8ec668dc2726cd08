import { Card } from '@/shared/ui/Card/Card';
import type { NoticeRow as Row } from '../contract';
import { groupByDay, noticeTime } from '../noticeGroups';
import styles from './NoticeGroups.module.less';
import { NoticeRow } from './NoticeRow';

interface Props {
  rows: readonly Row[];
  now: number;
  onMore: (noticeId: string) => void;
  onRead: (noticeId: string) => void;
  onDelete: (noticeId: string) => void;
}

/** Today's, yesterday's and older ones, each on a card. */
export function NoticeGroups({ rows, now, ...on }: Props) {
  return (
    <>
      {groupByDay(rows, now).map(({ title, rows: own }) => (
        <div key={title}>
          <h2 className={styles.day}>{title}</h2>
          <Card as="ul" tight className={styles.card ?? ''} aria-label={title}>
            {own.map((row) => (
              <NoticeRow key={row.noticeId} notice={row} time={noticeTime(row.at, now)} {...on} />
            ))}
          </Card>
        </div>
      ))}
    </>
  );
}
