import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { ArticleListSkeleton } from './ArticleListSkeleton';
import styles from './LibrarySkeleton.module.less';

export function LibrarySkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton shape="card" height="var(--tap)" />
        <Skeleton width="72%" height="18px" space="16px" />
      </div>
      <div className={styles.block}>
        <Skeleton shape="card" height="212px" />
        <Skeleton shape="card" height="226px" space="16px" />
        <Skeleton width="52%" height="22px" space="24px" />
      </div>
      <ArticleListSkeleton />
    </>
  );
}
