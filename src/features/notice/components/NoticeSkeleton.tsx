import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './NoticeSkeleton.module.less';

const ROWS = [0, 1, 2, 3, 4];

/** The boxes of the first notices. */
export function NoticeSkeleton() {
  return (
    <div className={styles.list}>
      <Card tight>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="var(--seat)" height="var(--seat)" shape="card" />
            <div className={styles.words}>
              <Skeleton width="62%" height="20px" />
              <Skeleton width="84%" height="16px" space="8px" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
