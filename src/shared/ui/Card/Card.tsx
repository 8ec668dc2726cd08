import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Card.module.less';

interface Props {
  children: ReactNode;
  /** ul: its children are rows with `as="li"`. */
  as?: 'section' | 'ul';
  /** For a card of list rows, which bring their own height. */
  tight?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-busy'?: boolean;
}

export function Card({ children, as: Box = 'section', tight = false, className, ...aria }: Props) {
  return (
    <Box className={clsx(styles.card, tight && styles.tight, className)} {...aria}>
      {children}
    </Box>
  );
}
