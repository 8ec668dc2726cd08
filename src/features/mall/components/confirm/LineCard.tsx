import { Card } from '@/shared/ui/Card/Card';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Stepper } from '@/shared/ui/Stepper/Stepper';
import type { GoodsDetail, Sku } from '../../contract';
import { describeBounds, maxQuantity, type QuantityBounds } from '../../quantity';
import { choiceOf, describeChoice } from '../../skuChoice';
import styles from './LineCard.module.less';

interface Props {
  goods: GoodsDetail;
  sku: Sku;
  num: number;
  bounds: QuantityBounds;
  onChange: (num: number) => void;
}

export function LineCard({ goods, sku, num, bounds, onChange }: Props) {
  const max = Math.max(maxQuantity(bounds), 1);
  const reason = describeBounds(bounds);
  const spec = describeChoice(goods, choiceOf(goods, sku));
  return (
    <Card aria-label="兑换商品">
      <div className={styles.line}>
        <div className={styles.picture}>
          <GoodsPicture src={sku.img || (goods.gallery[0] ?? '')} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{goods.name}</h2>
          {spec !== '' && <p className={styles.spec}>{spec}</p>}
          <PriceTag points={sku.points} cents={sku.cash} size="small" />
        </div>
      </div>
      <div className={styles.amount}>
        <span>数量</span>
        <Stepper
          aria-label="数量"
          value={num}
          max={max}
          maxReason={reason ?? `这次最多 ${max} 件`}
          minReason="最少换 1 件"
          note={reason}
          onChange={onChange}
        />
      </div>
    </Card>
  );
}
