import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './BottomBar.module.less';

interface Props {
  children: ReactNode;
  className?: string;
}

/** The screen's main action at the foot and, in the page flow, the room it takes. Direct buttons share the width. */
export function BottomBar({ children, className }: Props) {
  return (
    <>
      <div className={styles.space} />
      <div className={clsx(styles.bar, className)}>{children}</div>
    </>
  );
}
