import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { StudyHero } from './StudyHero';
import styles from './StudySkeleton.module.less';

export function StudySkeleton() {
  return (
    <>
      <StudyHero />
      <div className={styles.cards}>
        <Skeleton shape="card" height="560px" />
        <Skeleton shape="card" height="330px" space="12px" />
      </div>
    </>
  );
}
