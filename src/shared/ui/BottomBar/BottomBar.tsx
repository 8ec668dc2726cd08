import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useHeight } from '@/shared/lib/useHeight';
import styles from './BottomBar.module.less';

interface Props {
  children: ReactNode;
  className?: string;
}

/** With large text a bar would cover what it is about: then it stands below the content. */
const MOST_OF_WINDOW = 0.36;

/** The screen's main action at the foot and, in the page flow, the room it takes. Direct buttons share the width. */
export function BottomBar({ children, className }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const height = useHeight(bar);
  const isTall = height > window.innerHeight * MOST_OF_WINDOW;
  return (
    <>
      {!isTall && <div className={styles.space} style={{ height }} />}
      <div ref={bar} className={clsx(styles.bar, isTall && styles.still, className)}>
        {children}
      </div>
    </>
  );
}
