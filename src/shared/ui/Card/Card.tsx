import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Card.module.less';

interface Props {
  children: ReactNode;
  /** For a card of list rows, which bring their own height. */
  tight?: boolean;
  className?: string;
  'aria-label'?: string;
}

export function Card({ children, tight = false, className, 'aria-label': label }: Props) {
  return (
    <section className={clsx(styles.card, tight && styles.tight, className)} aria-label={label}>
      {children}
    </section>
  );
}
