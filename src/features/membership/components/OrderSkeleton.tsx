import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './OrderSkeleton.module.less';

/** The boxes of one order: head and three cards. */
export function OrderSkeleton() {
  return (
    <div className={styles.block}>
      <Skeleton width="40%" height="32px" />
      <Skeleton width="72%" height="18px" space="8px" />
      <Skeleton shape="card" height="150px" space="24px" />
      <Skeleton shape="card" height="120px" space="12px" />
      <Skeleton shape="card" height="180px" space="12px" />
    </div>
  );
}
