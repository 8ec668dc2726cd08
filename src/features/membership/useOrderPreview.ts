import { useRef } from 'react';
import { useQuery } from '@/request/useQuery';
import { useCampaignCode } from '@/shared/lib/campaignCode';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { type OrderPreview, type Plan, previewVipOrder } from './contract';

/** Stands for "no coupon" in the address and in the call. */
export const NO_COUPON = 'none';

/**
 * What a plan costs with the member's coupons, counted by the server. The choice of coupon lives in the address; the last
 * count stays on screen while another one is on its way. Trials are not counted.
 */
export function useOrderPreview(cardId: string | undefined, plan: Plan | undefined) {
  const wanted = useQueryParam('couponId');
  const campaign = useCampaignCode();
  const setQuery = useSetQuery();
  const planId = plan?.planId ?? '';
  const { data, failure, isLoading, refresh } = useQuery(
    previewVipOrder,
    { cardId: cardId ?? '', planId, couponId: wanted, campaign },
    { skip: cardId === undefined || plan === undefined || plan.trial, refreshOnReturn: true },
  );
  const last = useRef<{ planId: string; preview: OrderPreview }>(undefined);
  if (data) last.current = { planId, preview: data };
  const previous = last.current?.planId === planId ? last.current.preview : undefined;
  const isCounting = isLoading && data === undefined;
  const shown = data ?? previous;
  return {
    shown,
    /** The sum on screen is not the one of the present choice. */
    isCounting,
    chosenId: isCounting && wanted !== undefined ? wanted : (shown?.couponId ?? NO_COUPON),
    failure,
    refresh,
    chooseCoupon: (couponId: string) => setQuery({ couponId }, { replace: true }),
  };
}
