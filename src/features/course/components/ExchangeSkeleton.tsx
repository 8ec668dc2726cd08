import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './ExchangeSkeleton.module.less';

export function ExchangeSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="card" height="132px" />
      <Skeleton width="40%" height="24px" space="24px" />
      <Skeleton shape="card" height="44px" space="12px" />
      <Skeleton shape="card" height="76px" space="12px" />
      <Skeleton shape="card" height="150px" space="48px" />
    </div>
  );
}
