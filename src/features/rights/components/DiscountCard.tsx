import { useId } from 'react';
import { CouponTicket } from '@/features/coupon';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { keepWhole } from '@/shared/ui/Dated/Dated';
import type { Discount } from '../discountContract';
import { describeStores, faceOf } from '../discountCopy';
import { useDiscountActions } from '../useDiscountActions';
import styles from './DiscountCard.module.less';

/** What a short mark behind the name of a store says: （示例）, （新）. */
const MARK = /(（[^）]{1,4}）)/;

interface Props {
  discount: Discount;
  onChanged: () => void;
}

/** One offer as a ticket: what it is worth and for whom, how and where it is used, until when, and the one button. */
export function DiscountCard({ discount, onChanged }: Props) {
  const { act, isBusy } = useDiscountActions(discount, onChanged);
  const { title, category, provider, requirement, stores, status, validTo, reasonText, type } = discount;
  const [button] = discount.operate;
  const titleId = useId();
  const isOver = status === 'ended';
  const isReasonNew = reasonText !== undefined && reasonText !== button?.reasonText;
  // Every other offer is the provider's own, as the tab says.
  const from = category === 'partner' ? provider : '';
  return (
    <CouponTicket
      titleId={titleId}
      coupon={{ title, scope: [from, requirement].filter(Boolean).join('，') }}
      face={faceOf(discount)}
      isService={type === 'gift'}
      isGone={isOver}
      extra={stores.length > 0 && <p className={styles.stores}>{keepWhole(describeStores(stores), MARK)}</p>}
      when={validTo === null || isOver ? '' : formatLastDay(validTo, '前有效')}
      action={
        button && (
          <ActionButton
            operate={button}
            size="small"
            variant="tint"
            aria-describedby={titleId}
            busy={isBusy}
            onClick={act}
          />
        )
      }
      reason={isReasonNew ? reasonText : undefined}
    />
  );
}
