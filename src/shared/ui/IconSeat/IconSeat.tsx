import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './IconSeat.module.less';

interface Props {
  children: ReactNode;
  /** white: on a tinted page; bare: the icon alone. */
  tone?: 'leaf' | 'apricot' | 'white' | 'bare';
  className?: string;
}

export function IconSeat({ children, tone = 'leaf', className }: Props) {
  return <span className={clsx(styles.seat, tone !== 'leaf' && styles[tone], className)}>{children}</span>;
}
