import { keyed } from '@/shared/lib/keyed';
import styles from './Clauses.module.less';
import { Dated } from './Dated';

/** Words that break after a comma, each part as far as it fits on one line. */
export function Clauses({ children }: { children: string }) {
  const parts = children.match(/[^，]+，?/g) ?? [];
  return (
    <>
      {keyed(parts).map(([key, part]) => (
        <span key={key} className={styles.clause}>
          <Dated>{part}</Dated>
        </span>
      ))}
    </>
  );
}
