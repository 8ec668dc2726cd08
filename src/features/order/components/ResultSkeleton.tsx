import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './ResultView.module.less';

export function ResultSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="180px" height="140px" shape="card" />
        <Skeleton width="120px" height="28px" space="14px" />
        <Skeleton width="80%" height="44px" space="20px" />
      </div>
      <Card>
        <Skeleton width="100%" height="18px" />
        <Skeleton width="100%" height="18px" space="14px" />
      </Card>
    </>
  );
}
