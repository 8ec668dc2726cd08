import type { ReactNode } from 'react';
import { ReactComponent as AlertIcon } from '@/shared/icons/alertCircle.svg';
import styles from './AlertNote.module.less';

/** A few words on what went wrong. */
export function AlertNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="alert">
      <AlertIcon width="1em" height="1em" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
