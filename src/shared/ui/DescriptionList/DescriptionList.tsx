import clsx from 'clsx';
import type { ReactNode } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { Dated } from '../Dated/Dated';
import styles from './DescriptionList.module.less';

export interface DescriptionItem {
  term: string;
  value: ReactNode;
  isTotal?: boolean;
}

interface Props {
  /** What is not known is false. */
  items: ReadonlyArray<DescriptionItem | false>;
  className?: string;
}

/** Names on the left, values aligned on the right. */
export function DescriptionList({ items, className }: Props) {
  const shown = items.filter((item): item is DescriptionItem => item !== false);
  return (
    <dl className={className}>
      {keyed(shown).map(([key, { term, value, isTotal = false }]) => (
        <div key={key} className={clsx(styles.row, isTotal && styles.total)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <Dated>{value}</Dated>
          </dd>
        </div>
      ))}
    </dl>
  );
}
