import { GoodsCardSkeleton } from './GoodsCard';
import styles from './GoodsGridSkeleton.module.less';

const PLACES = ['a', 'b', 'c', 'd'] as const;

/** The boxes of the goods grid. */
export function GoodsGridSkeleton() {
  return (
    <div className={styles.grid}>
      {PLACES.map((place) => (
        <GoodsCardSkeleton key={place} />
      ))}
    </div>
  );
}
