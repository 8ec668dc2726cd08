import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { goodsPreviewOf } from '../../goodsPreviewCache';
import styles from './GoodsSkeleton.module.less';

/** The boxes of the screen; what the list has shown already is there at once. */
export function GoodsSkeleton({ goodsId }: { goodsId: string }) {
  const seed = goodsPreviewOf(goodsId);
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        {seed ? <GoodsPicture src={seed.img} alt="" eager square ratio={0.88} /> : <Skeleton shape="square" />}
      </div>
      <div className={styles.head}>
        {seed ? (
          <>
            <PriceTag points={seed.points} cents={seed.cash} size="large" />
            <h1 className={styles.name}>{seed.name}</h1>
          </>
        ) : (
          <>
            <Skeleton width="58%" height="30px" />
            <Skeleton width="92%" height="24px" space="14px" />
          </>
        )}
        <Skeleton width="44%" height="20px" space="12px" />
        <Skeleton width="100%" height="12px" space="16px" />
      </div>
      <div className={styles.rows}>
        <Skeleton width="80%" height="18px" />
        <Skeleton width="64%" height="18px" space="30px" />
        <Skeleton width="72%" height="18px" space="30px" />
      </div>
    </div>
  );
}
