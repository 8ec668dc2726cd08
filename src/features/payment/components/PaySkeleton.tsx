import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './PaySkeleton.module.less';

export function PaySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="120px" height="40px" />
      <Skeleton width="180px" space="10px" />
      <Skeleton shape="card" height="132px" space="28px" />
      <Skeleton shape="card" height="120px" space="12px" />
    </div>
  );
}
