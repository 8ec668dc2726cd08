import type { ReactNode } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import styles from './OfferCard.module.less';

interface Props {
  /** Left of the words: an icon or the worth. */
  mark: ReactNode;
  title: string;
  /** Lets the action say which offer it is of. */
  titleId?: string;
  notes: readonly string[];
  tags: ReactNode;
  /** Below the words: stock, store, why not. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The frame of something that is offered: what it is, its limits, and one action below. */
export function OfferCard({ mark, title, titleId, notes, tags, children, action }: Props) {
  return (
    <Card>
      <div className={styles.row}>
        {mark}
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {keyed(notes.filter((note) => note !== '')).map(([key, note]) => (
            <p key={key} className={styles.note}>
              {note}
            </p>
          ))}
          <p className={styles.tags}>{tags}</p>
        </div>
      </div>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
