import clsx from 'clsx';
import type { ReactNode } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Dated } from '../Dated/Dated';
import styles from './Timeline.module.less';

export interface TimelineItem {
  title: ReactNode;
  text?: ReactNode;
  /** Epoch milliseconds; absent for a step that is still to come. */
  at?: number | null;
}

interface Props {
  /** Newest first; a step is known by how many came before it. */
  items: readonly TimelineItem[];
  'aria-label'?: string;
}

export function Timeline({ items, 'aria-label': label }: Props) {
  return (
    <ol aria-label={label}>
      {keyed(items).map(([place, { title, text, at }]) => (
        <li
          key={items.length - place}
          className={clsx(styles.item, place === 0 && styles.current)}
          aria-current={place === 0 ? 'step' : undefined}
        >
          <b className={styles.title}>
            <Dated>{title}</Dated>
          </b>
          <Dated>{text}</Dated>
          {typeof at === 'number' && (
            <span className={styles.time}>
              <Dated>{formatNearDayTime(at)}</Dated>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
