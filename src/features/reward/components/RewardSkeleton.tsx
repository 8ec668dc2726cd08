import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './RewardSkeleton.module.less';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function RewardSkeleton() {
  return (
    <>
      <div className={styles.month}>
        <Skeleton width="64px" height="24px" />
      </div>
      <Card tight>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="var(--seat)" height="var(--seat)" shape="card" />
            <div className={styles.words}>
              <Skeleton width="60%" height="18px" />
              <Skeleton width="80%" space="8px" />
            </div>
          </div>
        ))}
      </Card>
    </>
  );
}
