import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './CardSkeleton.module.less';

/** The boxes of the card screen: face, plans, line, rights. */
export function CardSkeleton() {
  return (
    <>
      <div className={styles.dark}>
        <Skeleton shape="card" />
      </div>
      <div className={styles.block}>
        <Skeleton width="46%" height="20px" />
        <div className={styles.plans}>
          <Skeleton shape="card" height="166px" />
          <Skeleton shape="card" height="166px" />
          <Skeleton shape="card" height="166px" />
        </div>
        <Skeleton shape="card" height="44px" space="14px" />
        <Skeleton shape="card" height="200px" space="24px" />
      </div>
    </>
  );
}
