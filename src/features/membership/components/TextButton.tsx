import type { ReactNode } from 'react';
import styles from './TextButton.module.less';

/** A button of words alone. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
