import { phoneLink } from '@/shared/lib/safeUrl';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Discount } from '../discountContract';
import { describeWorth, formatDistance } from '../discountCopy';
import { useDiscountActions } from '../useDiscountActions';
import styles from './DiscountCard.module.less';
import { OfferCard } from './OfferCard';

interface Props {
  discount: Discount;
  onChanged: () => void;
}

/** One offer: what it is worth, where, for whom, and the way to use it. */
export function DiscountCard({ discount, onChanged }: Props) {
  const { act, isBusy } = useDiscountActions(discount, onChanged);
  const [store] = discount.stores;
  const call = store && phoneLink(store.phone);
  const [button] = discount.operate;
  const isOver = discount.status === 'ended';
  const isReasonNew = discount.reasonText !== undefined && discount.reasonText !== button?.reasonText;
  return (
    <OfferCard
      mark={<b className={isOver ? styles.worthOver : styles.worth}>{describeWorth(discount)}</b>}
      title={discount.title}
      notes={[discount.provider, discount.requirement]}
      tags={
        <>
          {discount.needLevelName !== '' && <Tag tone="apricot">{discount.needLevelName}可用</Tag>}
          {discount.linkType === 'claim' && <Tag tone="grey">每人限 {discount.limitPerUser} 份</Tag>}
          {discount.validTo !== null && !isOver && <Tag tone="grey">{formatNearDay(discount.validTo, '前有效')}</Tag>}
        </>
      }
      action={button && <ActionButton operate={button} block variant="tint" busy={isBusy} onClick={act} />}
    >
      {store && (
        <p className={styles.store}>
          <span className={styles.storeName}>
            {store.name}
            {discount.stores.length > 1 && <span className={styles.count}> 等 {discount.stores.length} 家</span>}
            {store.distance !== null && `，${formatDistance(store.distance)}`}
          </span>
          {call && (
            <a className={styles.call} href={call}>
              打电话
            </a>
          )}
        </p>
      )}
      {isReasonNew && <p className={styles.reason}>{discount.reasonText}</p>}
    </OfferCard>
  );
}
