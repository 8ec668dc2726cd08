import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './TicketSkeleton.module.less';

const ROWS = ['a', 'b', 'c', 'd'];

export function TicketSkeleton() {
  return (
    <>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.stub}>
            <Skeleton width="56px" height="34px" />
          </div>
          <div className={styles.body}>
            <Skeleton width="62%" height="18px" />
            <Skeleton width="80%" height="13px" space="8px" />
            <Skeleton width="44%" height="13px" space="20px" />
          </div>
        </div>
      ))}
    </>
  );
}
