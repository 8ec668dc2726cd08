import type { ReactNode } from 'react';
import styles from './PanelNote.module.less';

/** What a panel says where it has nothing to show. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
