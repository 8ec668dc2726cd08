import { hrefOf } from '@/shared/lib/navigation';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { GoodsRow } from '../../contract';
import { rememberGoodsPreview } from '../../goodsPreviewCache';
import styles from './GoodsCard.module.less';
import { footOf } from './goodsFoot';

interface Props {
  goods: GoodsRow;
  /** Pictures in the first view load at once, the others when they come near. */
  isFirst?: boolean;
  from?: string | undefined;
}

/** One good of the grid; the whole card is the link. Measurements find the first content by its data-bench. */
export function GoodsCard({ goods, isFirst = false, from }: Props) {
  const { text, isGap } = footOf(goods);
  return (
    <a
      className={styles.card}
      data-bench="goods-card"
      href={hrefOf('goodsDetail', { goodsId: goods.goodsId, from })}
      onTouchStart={() => rememberGoodsPreview(goods)}
      onMouseDown={() => rememberGoodsPreview(goods)}
    >
      <GoodsPicture
        src={goods.img}
        ratio={0.86}
        eager={isFirst}
        square
        flag={goods.tag === undefined ? undefined : <Tag tone="apricot">{goods.tag}</Tag>}
        gone={goods.status === 'soldOut' ? `已换完${goods.restockText ? `，${goods.restockText}` : ''}` : undefined}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>{goods.name}</h3>
        <div className={styles.foot}>
          <PriceTag tight points={goods.points} cents={goods.cash} />
          <span className={isGap ? `${styles.count} ${styles.gap}` : styles.count}>
            <Dated>{text}</Dated>
          </span>
        </div>
      </div>
    </a>
  );
}

export function GoodsCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="square" height="0" className={styles.skeletonPicture} />
      <div className={styles.text}>
        <Skeleton width="80%" />
        <Skeleton width="56%" space="10px" />
        <Skeleton width="40%" space="10px" />
      </div>
    </div>
  );
}
