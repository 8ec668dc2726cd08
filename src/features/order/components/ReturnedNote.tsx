import type { ReactNode } from 'react';
import styles from './ReturnedNote.module.less';

/** What came back, in the colour of a good end. */
export function ReturnedNote({ children }: { children: ReactNode }) {
  return <p className={styles.returned}>{children}</p>;
}
