import { type ReactNode, useEffect, useRef } from 'react';
import { ReactComponent as AlertIcon } from '@/shared/icons/alertCircle.svg';
import styles from './AlertNote.module.less';

interface Props {
  children: ReactNode;
  /** What is not said by itself: a countdown, ways out. */
  more?: ReactNode;
}

/** A few words on what went wrong, seen by who has pressed at the foot of a long page. */
export function AlertNote({ children, more }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note} className={styles.note}>
      <AlertIcon width="1em" height="1em" aria-hidden="true" />
      <div>
        <div role="alert">{children}</div>
        {more}
      </div>
    </div>
  );
}
