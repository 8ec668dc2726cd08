import { type ReactNode, useId } from 'react';
import { useFollow } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import { serverNow } from '@/shared/lib/serverClock';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import type { ButtonVariant } from '@/shared/ui/Button/buttonLook';
import { Dated } from '@/shared/ui/Dated/Dated';
import { describeEnd, describeFace, isHeld, isService } from '../couponCopy';
import type { Coupon } from '../couponRows';
import { CouponTicket } from './CouponTicket';
import { TicketReason } from './TicketReason';
import { TicketWord } from './TicketWord';
import styles from './WalletRow.module.less';

const VARIANTS: Readonly<Record<string, ButtonVariant>> = { use: 'primary', show: 'tint', center: 'outline' };

interface RowProps {
  coupon: Coupon;
  onOpen: (couponId: string) => void;
  onCenter: () => void;
}

function WhenLine({ coupon }: { coupon: Coupon }) {
  const now = serverNow();
  const end = describeEnd(coupon, now);
  if (coupon.status === 'used' || coupon.status === 'expired') return <Dated>{coupon.reasonText}</Dated>;
  if (coupon.status === 'waiting') return formatNearDay(coupon.validFrom, '起可用', now);
  return (
    <span className={end.isUrgent ? styles.urgent : undefined}>
      <Dated>{end.text}</Dated>
    </span>
  );
}

/** One coupon of the member with what can be done with it. */
export function WalletRow({ coupon, onOpen, onCenter }: RowProps) {
  const follow = useFollow();
  const isGone = coupon.status === 'used' || coupon.status === 'expired';
  const open = () => onOpen(coupon.couponId);
  const [button] = coupon.operate;
  const titleId = useId();
  const whenId = useId();
  const hasReason = !isGone && coupon.reasonText !== undefined;

  const act = (key: string) => {
    if (key === 'center') onCenter();
    else if (key === 'show' || !follow(coupon.route)) open();
  };
  return (
    <CouponTicket
      coupon={coupon}
      titleId={titleId}
      whenId={whenId}
      face={describeFace(coupon)}
      isService={isService(coupon)}
      isGone={isGone || isHeld(coupon)}
      onOpen={open}
      when={<WhenLine coupon={coupon} />}
      action={
        button?.enabled ? (
          <Button
            size="small"
            variant={ownValue(VARIANTS, button.key)}
            aria-describedby={`${titleId} ${whenId}`}
            onClick={() => act(button.key)}
          >
            {button.text}
          </Button>
        ) : (
          <TicketWord status={coupon.status} />
        )
      }
      reason={hasReason ? <TicketReason coupon={coupon} button={button} /> : undefined}
    />
  );
}

/** What can be used, and below it what is held by an order. */
export function WalletRows({ rows, rowOf }: { rows: readonly Coupon[]; rowOf: (coupon: Coupon) => ReactNode }) {
  return (
    <>
      {rows.filter((coupon) => !isHeld(coupon)).map(rowOf)}
      {rows.some(isHeld) && <h2 className={styles.held}>暂不可用</h2>}
      {rows.filter(isHeld).map(rowOf)}
    </>
  );
}
