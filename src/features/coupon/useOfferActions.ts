import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showFailure, showMessage, showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { claimCoupon, remindCoupon } from './contract';
import type { CouponOffer } from './couponRows';
import { offerIntent } from './intents';

export interface OfferProps {
  /** The coupon with the server's button. */
  offer: CouponOffer;
  /** Takes over what a tap has changed of the offer without loading it anew. */
  onChange: (change: Partial<CouponOffer>) => void;
  /** Loads the offers anew after a claim, and when claiming starts. */
  onRefresh: () => void;
  /** Shows the coupon that the member has of this offer. */
  onOpen: (couponId: string) => void;
  /** Does something for a member; a guest signs in first. Without it he comes back to the screen as it is. */
  asMember?: AsMember | undefined;
}

export type AsMember = (deed: () => void) => void;

/** Runs what only a member can do; a guest is led to the login. */
export function useAsMember(asMember: AsMember | undefined): AsMember {
  const { isSignedIn } = useSession();
  return asMember ?? ((deed) => (isSignedIn ? deed() : void signIn()));
}

/** What the button of an offer does: claim it, switch its reminder, show the coupon that came of it. */
export function useOfferActions({ offer, onChange, onRefresh, onOpen, asMember }: OfferProps) {
  const run = useAsMember(asMember);
  const claim = useSubmit(claimCoupon, {
    ...offerIntent(offer),
    onDone: (answer, { isReplay }) => {
      const result = answer?.result ?? 'claimed';
      if (result !== 'claimed' && result !== 'limit') showFailure(answer?.reasonText ?? '没有领到');
      // Got meanwhile, together with the others or on another phone: that is no failure.
      else if (isReplay || result === 'limit') showMessage('已经领取过了，在卡券里');
      else showSuccess('已放入卡券');
      onRefresh();
    },
    askAnew: onRefresh,
  });
  const remind = useSubmit(remindCoupon, {
    onDone: (answer, { payload }) => {
      const on = answer?.on ?? payload.on;
      onChange({ reminded: on, operate: [{ key: 'remind', text: on ? '取消提醒' : '提醒我', enabled: true }] });
      if (on) showSuccess('开始前会发消息提醒您');
      else showNotification('已取消提醒');
    },
    askAnew: onRefresh,
  });
  const act = (key: string) =>
    run(() => {
      if (key === 'claim') void claim.submit({ couponId: offer.couponId });
      else if (key === 'remind') void remind.submit({ couponId: offer.couponId, on: !offer.reminded });
      else if (offer.myCouponId !== undefined) onOpen(offer.myCouponId);
    });
  return { act, isBusy: claim.isBusy || remind.isBusy };
}
