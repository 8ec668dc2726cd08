import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './RewardSkeleton.module.less';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function RewardSkeleton() {
  return (
    <>
      {ROWS.map((row) => (
        <Card key={row}>
          <div className={styles.row}>
            <Skeleton width="68px" height="68px" shape="card" className={styles.picture} />
            <div className={styles.words}>
              <Skeleton width="60%" height="18px" />
              <Skeleton width="80%" space="10px" />
              <Skeleton width="76px" height="32px" space="12px" className={styles.button} />
            </div>
          </div>
        </Card>
      ))}
    </>
  );
}
