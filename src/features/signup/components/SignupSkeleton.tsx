import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './SignupSkeleton.module.less';

/** The head, the card with the quota, the times and the form, before the answer. */
export function SignupSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.head}>
        <Skeleton width="52%" height="28px" />
        <Skeleton width="68%" space="12px" />
      </div>
      <Card>
        <Skeleton height="150px" />
      </Card>
      <Card>
        <Skeleton height="240px" />
      </Card>
    </div>
  );
}
