import { formatYuan } from '@/shared/lib/money';
import { formatLastDay } from '@/shared/lib/timeFormat';
import type { CouponChoice, OrderPreview } from '../contract';
import { NO_COUPON } from '../orderDraft';
import type { Checkout } from '../useCheckout';
import { ChoicePopup } from './ChoicePopup';

interface Props {
  isOpen: boolean;
  checkout: Checkout;
  preview: OrderPreview;
  onClose: () => void;
}

function toOption({ couponId, name, discount, usable, reasonText, expireAt }: CouponChoice) {
  const until = expireAt === null ? '' : `，${formatLastDay(expireAt, '前有效')}`;
  if (!usable) return { key: couponId, title: name, reason: reasonText || '这次不能用' };
  return { key: couponId, title: name, note: `这次减 ${formatYuan(discount)}${until}` };
}

export function CouponPopup({ isOpen, checkout, preview, onClose }: Props) {
  const options = [{ key: NO_COUPON, title: '不使用优惠券' }, ...preview.coupons.map(toOption)];
  const choose = (couponId: string) => {
    checkout.change({ couponId });
    onClose();
  };
  return (
    <ChoicePopup
      isOpen={isOpen}
      title="选择优惠券"
      options={options}
      chosenKey={preview.couponId ?? NO_COUPON}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
