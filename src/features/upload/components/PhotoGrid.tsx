import type { ReactNode } from 'react';
import styles from './PhotoGrid.module.less';

/** Photos in squares; each child is an `li`. */
export function PhotoGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label="照片">
      {children}
    </ul>
  );
}
