import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './CourseSkeleton.module.less';

export function RowsSkeleton() {
  return (
    <div className={styles.rows}>
      <Skeleton shape="card" height="128px" />
      <Skeleton shape="card" height="128px" space="12px" />
      <Skeleton shape="card" height="128px" space="12px" />
      <Skeleton shape="card" height="128px" space="12px" />
    </div>
  );
}

export function CatalogueSkeleton() {
  return (
    <div className={styles.rows}>
      <Skeleton shape="card" height="256px" />
      <Skeleton width="80%" height="28px" space="24px" />
      <Skeleton shape="card" height="128px" space="56px" />
      <Skeleton shape="card" height="128px" space="12px" />
    </div>
  );
}

export function CourseViewSkeleton() {
  return (
    <>
      <div className={styles.stage} />
      <div className={styles.rows}>
        <Skeleton width="60%" height="28px" space="16px" />
        <Skeleton shape="card" height="96px" space="16px" />
        <Skeleton shape="card" height="320px" space="12px" />
      </div>
    </>
  );
}
