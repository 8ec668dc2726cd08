import { keyed } from '@/shared/lib/keyed';
import styles from './Clauses.module.less';
import { keepWhole } from './Dated';

/** A bracket or a quotation that is closed behind its mark stays with it. */
const CLAUSE = /[^，；。]+[，；。]*[”）》]*|[，；。]+/g;

/** Words that break between their clauses and sentences, each part as far as it fits on one line. */
export function Clauses({ children }: { children: string }) {
  const parts = children.match(CLAUSE) ?? [];
  return (
    <>
      {keyed(parts).map(([key, part]) => (
        <span key={key} className={styles.clause}>
          {keepWhole(part)}
        </span>
      ))}
    </>
  );
}
