import type { ReactNode } from 'react';
import { Dated } from '../Dated/Dated';
import styles from './DescriptionList.module.less';

interface Props {
  items: ReadonlyArray<{ term: string; value: ReactNode }>;
}

/** Names on the left, values aligned on the right. */
export function DescriptionList({ items }: Props) {
  return (
    <dl>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <Dated>{value}</Dated>
          </dd>
        </div>
      ))}
    </dl>
  );
}
