import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ButtonLabel.module.less';
import { SpacedWord } from './SpacedWord';

interface Props {
  children: ReactNode;
  note?: ReactNode;
  busyText?: string;
  isRingOnly?: boolean;
}

export function ButtonLabel({ children, note, busyText, isRingOnly = false }: Props) {
  const hidden = busyText !== undefined && styles.hiddenWords;
  return (
    <>
      <span className={clsx(styles.label, hidden)}>
        <SpacedWord>{children}</SpacedWord>
      </span>
      {note !== undefined && <small className={clsx(styles.note, hidden)}>{note}</small>}
      {busyText !== undefined && (
        <span className={styles.busy}>
          <i className={styles.ring} />
          {!isRingOnly && <span className={styles.busyWords}>{busyText}</span>}
        </span>
      )}
    </>
  );
}
