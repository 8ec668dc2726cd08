import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDayTime } from '@/shared/lib/timeFormat';
import { Dated } from './Dated';
import styles from './Timeline.module.less';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** Epoch milliseconds; absent for a step that is still to come. */
  at?: number | null;
}

interface Props {
  /** Newest first. */
  items: readonly TimelineItem[];
  'aria-label'?: string;
}

export function Timeline({ items, 'aria-label': label }: Props) {
  return (
    <ol aria-label={label}>
      {items.map(({ key, title, text, at }, place) => (
        <li
          key={key}
          className={clsx(styles.item, place === 0 && styles.current)}
          aria-current={place === 0 ? 'step' : undefined}
        >
          <b className={styles.title}>
            <Dated>{title}</Dated>
          </b>
          <Dated>{text}</Dated>
          {typeof at === 'number' && (
            <span className={styles.time}>
              <Dated>{formatDayTime(at)}</Dated>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
