import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import styles from './RetryRow.module.less';

interface Props {
  /** What did not come. */
  children: ReactNode;
  className?: string | undefined;
  onRetry: (() => void) | undefined;
}

/** In the place of one block that did not come: the rest of the screen lives on. */
export function RetryRow({ children, className, onRetry }: Props) {
  return (
    <div className={clsx(styles.row, className)} role="alert">
      <p>{children}</p>
      <Button size="small" variant="outline" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
