import { keyed } from '@/shared/lib/keyed';
import { Dated } from '@/shared/ui/Dated/Dated';
import styles from './Clauses.module.less';

/** A sentence that breaks between its clauses where there is room, so that sums and times stay whole. */
export function Clauses({ children }: { children: string }) {
  const clauses = children.match(/[^，；。]+[，；。]*|[，；。]+/g) ?? [];
  return (
    <>
      {keyed(clauses).map(([key, clause]) => (
        <span key={key} className={styles.clause}>
          <Dated>{clause}</Dated>
        </span>
      ))}
    </>
  );
}
