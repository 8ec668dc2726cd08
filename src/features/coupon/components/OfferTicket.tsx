import { useId } from 'react';
import { ownValue } from '@/shared/lib/ownValue';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Button } from '@/shared/ui/Button/Button';
import type { ButtonVariant } from '@/shared/ui/Button/buttonLook';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Measured } from '@/shared/ui/Dated/Measured';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag } from '@/shared/ui/Tag/Tag';
import { describeFace, isService } from '../couponCopy';
import type { CouponOffer } from '../couponRows';
import { type OfferProps, useOfferActions } from '../useOfferActions';
import { CouponTicket } from './CouponTicket';
import styles from './OfferTicket.module.less';
import { TicketReason } from './TicketReason';

const VARIANTS: Readonly<Record<string, ButtonVariant>> = { claim: 'primary', remind: 'outline', mine: 'tint' };

function Stock({ left, total }: Pick<CouponOffer, 'left' | 'total'>) {
  if (left === null || total === null || total === 0) return null;
  return (
    <div className={styles.stock}>
      <StockBar className={styles.bar} used={total - left} total={total} label="已领" />
      <span>剩 {formatPoints(left)} 张</span>
    </div>
  );
}

/** One coupon that can be claimed, now or soon; a guest is asked to sign in when he taps. */
export function OfferTicket(props: OfferProps) {
  const { offer, onRefresh } = props;
  const { act, isBusy } = useOfferActions(props);
  const [button] = offer.operate;
  const titleId = useId();
  const isGone = offer.status === 'soldOut';
  return (
    <CouponTicket
      coupon={offer}
      titleId={titleId}
      face={describeFace(offer)}
      isService={isService(offer)}
      isGone={isGone}
      extra={isGone ? undefined : <Stock left={offer.left} total={offer.total} />}
      when={
        offer.status === 'notStarted' && offer.startAt !== null ? (
          <>
            <CountDown variant="text" endAt={offer.startAt} onEnd={onRefresh} /> 后开始
          </>
        ) : (
          <Measured>{offer.validText}</Measured>
        )
      }
      action={
        button?.enabled ? (
          <Button
            size="small"
            variant={ownValue(VARIANTS, button.key)}
            aria-describedby={titleId}
            busy={isBusy}
            onClick={() => act(button.key)}
          >
            {button.text}
          </Button>
        ) : (
          button && <Tag tone="grey">{button.text}</Tag>
        )
      }
      reason={offer.reasonText === undefined ? undefined : <TicketReason coupon={offer} button={button} />}
    />
  );
}
