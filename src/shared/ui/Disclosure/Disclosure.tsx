import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronDown.svg';
import styles from './Disclosure.module.less';

interface Props {
  title: string;
  children: ReactNode;
  className?: string;
}

/** Words behind their heading: a question and its answer, a whole text. Several stand below each other. */
export function Disclosure({ title, children, className }: Props) {
  return (
    <details className={clsx(styles.disclosure, className)}>
      <summary className={styles.title}>
        {title}
        <ChevronIcon className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
