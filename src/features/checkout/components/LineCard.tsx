import { withUnits } from '@/shared/lib/unbroken';
import { Card } from '@/shared/ui/Card/Card';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { describeBounds, maxQuantity } from '../quantity';
import type { Checkout } from '../useCheckout';
import styles from './LineCard.module.less';
import { Stepper } from './Stepper';

interface Props {
  checkout: Checkout;
  onChange: (num: number) => void;
}

export function LineCard({ checkout: { item, num, shown }, onChange }: Props) {
  // The price may be another one by now than where the good was chosen.
  const { points, cash } = shown?.lines.find(({ skuId }) => skuId === item.skuId) ?? item;
  const mostNow = shown?.maxNum ?? undefined;
  const cap = mostNow === undefined ? undefined : { num: mostNow, text: shown?.maxText ?? '' };
  const max = Math.max(maxQuantity({ ...item, cap }), 1);
  const reason = describeBounds({ ...item, cap });
  return (
    <Card aria-label="兑换商品">
      <div className={styles.line}>
        <div className={styles.picture}>
          <GoodsPicture src={item.img} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{withUnits(item.name)}</h2>
          {item.spec !== '' && <p className={styles.spec}>{item.spec}</p>}
          <PriceTag points={points} cents={cash} size="small" />
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
