import { hrefOf, pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import type { GoodsRow } from '../../contract';
import { rememberGoodsPreview } from '../../goodsPreviewCache';
import styles from './ElderGoods.module.less';
import { footOf } from './goodsFoot';

interface Props {
  goods: GoodsRow;
  onEarn: () => void;
}

/** One good in 长辈版: a row with one clear button. */
export function ElderGoods({ goods, onEarn }: Props) {
  // Both the picture and the button lead to it.
  const remember = () => rememberGoodsPreview(goods);
  // What stands ahead of the app has one such row for all goods.
  const nameId = `goods-${goods.goodsId}`;
  return (
    <article className={styles.goods} onTouchStart={remember} onMouseDown={remember}>
      <a className={styles.picture} href={hrefOf('goodsDetail', { goodsId: goods.goodsId })} aria-label={goods.name}>
        <GoodsPicture src={goods.img} alt="" />
      </a>
      <div>
        <h3 id={nameId} className={styles.name}>
          {goods.name}
        </h3>
        <PriceTag className={styles.price} points={goods.points} cents={goods.cash} />
      </div>
      <div className={styles.action}>
        <ElderAction goods={goods} nameId={nameId} onEarn={onEarn} />
      </div>
    </article>
  );
}

function ElderAction({ goods, nameId, onEarn }: Props & { nameId: string }) {
  if (goods.gapPoints > 0) {
    return (
      <Button variant="tint" block aria-describedby={nameId} onClick={onEarn}>
        还差 {formatPoints(goods.gapPoints)} 积分，看看怎么得
      </Button>
    );
  }
  const to = pathOf('goodsDetail', { goodsId: goods.goodsId });
  if (goods.status === 'onSale') {
    return (
      <ButtonLink to={to} block aria-describedby={nameId}>
        换这个
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={to} variant="tint" block aria-describedby={nameId}>
      {footOf(goods).text}
    </ButtonLink>
  );
}
