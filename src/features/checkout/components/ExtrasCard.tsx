import { Card } from '@/shared/ui/Card/Card';
import { Field } from '@/shared/ui/Field/Field';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import type { OrderPreview } from '../contract';
import { checkRemark, describeCoupons, REMARK_LIMIT } from '../orderCheck';
import styles from './ExtrasCard.module.less';

interface Props {
  preview: OrderPreview;
  remark: string;
  onRemark: (remark: string) => void;
  onChooseCoupon: () => void;
}

/** Coupon and remark. */
export function ExtrasCard({ preview, remark, onRemark, onChooseCoupon }: Props) {
  const coupons = describeCoupons(preview);
  const hasCoupons = preview.coupons.length > 0;
  return (
    <Card tight className={styles.card} aria-label="优惠券和备注">
      {(hasCoupons || preview.cash !== 0) && (
        <ListRow title="优惠券" value={coupons} onClick={hasCoupons ? onChooseCoupon : undefined} />
      )}
      <Field
        label="备注"
        value={remark}
        onChange={onRemark}
        maxCharacters={REMARK_LIMIT}
        error={checkRemark(remark)}
        placeholder="选填"
      />
    </Card>
  );
}
