import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import styles from './Checkbox.module.less';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside it; they belong to the target, links inside stay links. */
  children?: ReactNode;
  /** Id of the words that say what is wrong with it, while something is. */
  errorId?: string | undefined;
  'aria-label'?: string;
  className?: string;
}

export function Checkbox({ checked, onChange, children, errorId, className, 'aria-label': label }: Props) {
  return (
    <label className={clsx(styles.row, className)}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.circle}>
        <CheckIcon />
      </span>
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </label>
  );
}
