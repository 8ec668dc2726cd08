import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.less';

interface Props {
  children: ReactNode;
  as?: 'span' | 'h1' | 'h2' | 'p';
}

export function VisuallyHidden({ children, as: Tag = 'span' }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
