import clsx from 'clsx';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { ResultRow } from '../claimCopy';
import styles from './ClaimResults.module.less';

/** What came of each coupon that was claimed together. */
export function ClaimResults({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, text, isClaimed }) => (
        <li key={id} className={styles.row}>
          <span>{title}</span>
          <span className={clsx(styles.result, isClaimed && styles.claimed)}>
            <Dated>{text}</Dated>
          </span>
        </li>
      ))}
    </ul>
  );
}
