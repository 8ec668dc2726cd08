import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './HoldingSkeleton.module.less';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The boxes of my rights: the tabs with what is below them, then rows. */
export function HoldingSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="160px" height="20px" />
      </div>
      <Card>
        <Skeleton width="30%" height="21px" className={styles.title} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="leaf" width="44px" height="44px" />
            <div className={styles.body}>
              <Skeleton width="56%" height="18px" />
              <Skeleton width="80%" height="12px" space="8px" />
              <Skeleton width="40%" height="12px" space="8px" />
            </div>
          </div>
        ))}
      </Card>
    </>
  );
}
