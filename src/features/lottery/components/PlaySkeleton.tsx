import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './PlaySkeleton.module.less';

export function PlaySkeleton() {
  return (
    <div className={styles.box}>
      <Skeleton width="180px" height="40px" />
      <Skeleton width="150px" height="16px" space="12px" />
      <Skeleton height="100vw" shape="card" space="64px" className={styles.board} />
      <Skeleton height="180px" shape="card" space="16px" />
      <Skeleton height="240px" shape="card" space="12px" />
    </div>
  );
}
