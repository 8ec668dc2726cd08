import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './RightSkeleton.module.less';

export function RightSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="card" height="190px" />
      <Skeleton shape="card" height="150px" space="12px" />
      <Skeleton shape="card" height="230px" space="12px" />
    </div>
  );
}
