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
/** The same together with the phone of 长辈版 below it: a phone on its side is low. */
const MOST_WITH_FOOT = 0.42;

/** The screen's main action at the foot and, in the page flow, the room it takes. Direct buttons share the width. */
export function BottomBar({ children, className }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const height = useHeight(bar);
  const below = bar.current ? Number.parseFloat(getComputedStyle(bar.current).bottom) || 0 : 0;
  const isTall = height > window.innerHeight * MOST_OF_WINDOW || height + below > window.innerHeight * MOST_WITH_FOOT;
  return (
    <>
      {!isTall && <div className={styles.space} style={{ height }} />}
      <div ref={bar} className={clsx(styles.bar, isTall && styles.still, className)}>
        {children}
      </div>
    </>
  );
}
