import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import card from './GoodsCard.module.less';
import styles from './GoodsFilters.module.less';

const PLACES = ['a', 'b', 'c', 'd'] as const;

/** The boxes of the goods grid. */
export function GoodsGridSkeleton() {
  return (
    <div className={styles.grid}>
      {PLACES.map((place) => (
        <div key={place} className={card.card}>
          <Skeleton shape="square" height="0" className={styles.skeletonPicture} />
          <div className={card.text}>
            <Skeleton width="80%" />
            <Skeleton width="56%" space="10px" />
            <Skeleton width="40%" space="10px" />
          </div>
        </div>
      ))}
    </div>
  );
}
