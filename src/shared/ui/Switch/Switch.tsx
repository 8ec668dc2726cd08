import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Switch.module.less';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its words, when they do not stand beside it already. */
  children?: ReactNode;
  /** Its name, when the words stand beside it; these are then hidden from a reader, who would hear them twice. */
  'aria-label'?: string;
}

export function Switch({ checked, onChange, children, 'aria-label': label }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={styles.switch}
      onClick={() => onChange(!checked)}
    >
      <i className={clsx(styles.track, checked && styles.on)} />
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </button>
  );
}
