import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { type GoodsPreview, goodsPreviewOf } from '../../goodsPreviewCache';
import { GoodsLead } from './GoodsLead';
import styles from './GoodsSkeleton.module.less';

declare global {
  interface Window {
    /** The good that the start page (scripts/start-page/goodsCover.ts) shows in the app's place. */
    __START_GOODS__?: GoodsPreview;
  }
}

/** The boxes of the screen; what the list or the start page has shown already is there at once. */
export function GoodsSkeleton({ goodsId }: { goodsId: string }) {
  const started = window.__START_GOODS__;
  const seed = goodsPreviewOf(goodsId) ?? (started?.goodsId === goodsId ? started : undefined);
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        {seed ? (
          <GoodsPicture src={seed.img} alt="" eager square ratio={0.88} />
        ) : (
          <Skeleton shape="square" height="0" className={styles.place} />
        )}
      </div>
      <div className={styles.head}>
        {seed ? (
          <GoodsLead name={seed.name} points={seed.points} cash={seed.cash} />
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
