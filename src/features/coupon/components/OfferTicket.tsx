import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ownValue } from '@/shared/lib/ownValue';
import { Button } from '@/shared/ui/Button/Button';
import type { ButtonVariant } from '@/shared/ui/Button/buttonLook';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag } from '@/shared/ui/Tag/Tag';
import { showFailure, showMessage, showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type CouponOffer, claimCoupon, remindCoupon } from '../contract';
import { offerIntent } from '../intents';
import { CouponTicket } from './CouponTicket';
import styles from './OfferTicket.module.less';
import { TicketReason } from './TicketReason';

interface Props {
  /** The coupon with the server's button. */
  offer: CouponOffer;
  /** Takes over what a tap has changed of the offer without loading it anew. */
  onChange: (change: Partial<CouponOffer>) => void;
  /** Loads the offers anew after a claim, and when claiming starts. */
  onRefresh: () => void;
  /** Shows the coupon that the member has of this offer. */
  onOpen: (couponId: string) => void;
}

const VARIANTS: Readonly<Record<string, ButtonVariant>> = { claim: 'primary', remind: 'outline', mine: 'tint' };

function Stock({ left, total }: Pick<CouponOffer, 'left' | 'total'>) {
  if (left === null || total === null || total === 0) return null;
  return (
    <div className={styles.stock}>
      <StockBar className={styles.bar} used={total - left} total={total} label="已领" />
      <span>剩 {left} 张</span>
    </div>
  );
}

function useOfferActions({ offer, onChange, onRefresh, onOpen }: Props) {
  const { isSignedIn } = useSession();
  const claim = useSubmit(claimCoupon, {
    ...offerIntent(offer),
    onDone: (answer, { isReplay }) => {
      if (answer && answer.result !== 'claimed') showFailure(answer.reasonText ?? '没有领到');
      else if (isReplay) showMessage('已经领取过了，在卡包里');
      else showSuccess('已放入卡包');
      onRefresh();
    },
  });
  const remind = useSubmit(remindCoupon, {
    onDone: (answer, { payload }) => {
      const on = answer?.on ?? payload.on;
      onChange({ reminded: on, operate: [{ key: 'remind', text: on ? '取消提醒' : '提醒我', enabled: true }] });
      if (on) showSuccess('开始前会发消息提醒您');
      else showNotification('已取消提醒');
    },
  });
  const act = (key: string) => {
    if (!isSignedIn) signIn();
    else if (key === 'claim') void claim.submit({ couponId: offer.couponId });
    else if (key === 'remind') void remind.submit({ couponId: offer.couponId, on: !offer.reminded });
    else if (offer.myCouponId !== undefined) onOpen(offer.myCouponId);
  };
  return { act, isBusy: claim.isBusy || remind.isBusy };
}

/** One coupon that can be claimed, now or soon; a guest is asked to sign in when he taps. */
export function OfferTicket(props: Props) {
  const { offer, onRefresh } = props;
  const { act, isBusy } = useOfferActions(props);
  const [button] = offer.operate;
  const isGone = offer.status === 'soldOut';
  return (
    <CouponTicket
      coupon={offer}
      isGone={isGone}
      extra={isGone ? undefined : <Stock left={offer.left} total={offer.total} />}
      when={
        offer.status === 'notStarted' && offer.startAt !== null ? (
          <>
            <CountDown variant="text" endAt={offer.startAt} onEnd={onRefresh} /> 后开始
          </>
        ) : (
          offer.validText
        )
      }
      action={
        button?.enabled ? (
          <Button size="small" variant={ownValue(VARIANTS, button.key)} busy={isBusy} onClick={() => act(button.key)}>
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
