import { Card } from '@/shared/ui/Card/Card';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './DetailSkeleton.module.less';

export function DetailSkeleton() {
  return (
    <>
      <Card className={styles.head}>
        <Skeleton width="128px" height="128px" shape="card" />
        <Skeleton width="120px" height="30px" space="14px" />
        <Skeleton width="160px" space="10px" />
        <Skeleton height="44px" space="20px" />
      </Card>
      <Card>
        <Skeleton height="90px" />
      </Card>
      <Card>
        <Skeleton height="120px" />
      </Card>
    </>
  );
}
