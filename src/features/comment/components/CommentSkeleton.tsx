import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './CommentSkeleton.module.less';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export function CommentSkeleton() {
  return (
    <Card tight>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="round" width="36px" height="36px" />
          <div className={styles.body}>
            <Skeleton width="22%" height="14px" />
            <Skeleton width="100%" height="16px" space="10px" />
            <Skeleton width="68%" height="16px" space="8px" />
            <Skeleton width="30%" height="12px" space="12px" />
          </div>
        </div>
      ))}
    </Card>
  );
}
