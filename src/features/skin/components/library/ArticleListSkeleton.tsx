import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './ArticleListSkeleton.module.less';

const ROWS = keyed(['', '', '', '']);

export function ArticleListSkeleton() {
  return (
    <Card tight>
      {ROWS.map(([key]) => (
        <div key={key} className={styles.row}>
          <Skeleton shape="square" className={styles.picture} />
          <div className={styles.lines}>
            <Skeleton width="92%" height="20px" />
            <Skeleton width="60%" height="16px" space="8px" />
            <Skeleton width="76%" height="36px" space="8px" />
          </div>
        </div>
      ))}
    </Card>
  );
}
