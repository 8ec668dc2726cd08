import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Dated } from '../Dated/Dated';
import styles from './Tag.module.less';

export type TagTone = 'leaf' | 'apricot' | 'grey' | 'danger' | 'warning' | 'success' | 'info' | 'solid' | 'line';

interface Props {
  children: ReactNode;
  tone?: TagTone;
  className?: string;
}

export function Tag({ children, tone = 'leaf', className }: Props) {
  return (
    <span className={clsx(styles.tag, tone !== 'leaf' && styles[tone], className)}>
      <Dated>{children}</Dated>
    </span>
  );
}
