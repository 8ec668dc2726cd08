import { type ReactNode, useState } from 'react';
import { Picture } from '../Picture/Picture';
import styles from './StatusHead.module.less';

interface Props {
  title: string;
  /** What comes next, and until when. */
  children: ReactNode;
  /** Stands on the edge of the card that follows. */
  art?: string;
}

const ART_SIZE = 92;

/**
 * How an order stands: one ground with the bar above it, over whose foot the first card rises. What has changed since the
 * screen was opened, here or elsewhere, is marked.
 */
export function StatusHead({ title, children, art }: Props) {
  const [first] = useState(title);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {/* The words below may count down: a reader would say them each second. */}
        <div role="status">
          <h2 className={styles.title}>{title}</h2>
        </div>
        <div className={styles.tip}>
          {title !== first && <span className={styles.mark}>已更新</span>}
          {children}
        </div>
      </div>
      {art !== undefined && <Picture className={styles.art} src={art} size={ART_SIZE} />}
    </header>
  );
}
