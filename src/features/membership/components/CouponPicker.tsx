import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Radio } from '@/shared/ui/Radio/Radio';
import type { CardCoupon } from '../contract';
import { NO_COUPON } from '../useOrderPreview';
import styles from './CouponPicker.module.less';

interface Props {
  coupons: readonly CardCoupon[];
  chosenId: string;
  onChoose: (couponId: string) => void;
}

function describe({ usable, discount, reasonText, validTo }: CardCoupon): string[] {
  if (!usable) return [reasonText ?? '这次不能用'];
  const until = validTo === null ? [] : [formatLastDay(validTo, '前有效')];
  return [`这次减 ${formatYuan(discount)}`, ...until];
}

/** The member's coupons for cards; a group of radio buttons. One that cannot be used says why. */
export function CouponPicker({ coupons, chosenId, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>优惠券</legend>
      {coupons.map((coupon) => (
        <label key={coupon.couponId} className={styles.option}>
          <span className={styles.words}>
            {coupon.title}
            {keyed(describe(coupon)).map(([key, line]) => (
              <small key={key}>
                <Dated>{line}</Dated>
              </small>
            ))}
          </span>
          <Radio
            name="coupon"
            checked={coupon.couponId === chosenId}
            disabled={!coupon.usable}
            onChoose={() => onChoose(coupon.couponId)}
          />
        </label>
      ))}
      <label className={styles.option}>
        <span className={styles.words}>不使用优惠券</span>
        <Radio name="coupon" checked={chosenId === NO_COUPON} onChoose={() => onChoose(NO_COUPON)} />
      </label>
    </fieldset>
  );
}
