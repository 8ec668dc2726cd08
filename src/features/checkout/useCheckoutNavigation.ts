import { usePickAddress } from '@/features/address';
import { internalPath, pathOf, useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { hideMessage } from '@/shared/ui/toast/toast';
import { quantityInAddress } from './quantity';
import type { CheckoutItem } from './useCheckout';
import type { SubmittedOrder } from './useSubmitOrder';

/** What the address says of the checkout, and every way within it and out of it. */
export function useCheckoutNavigation({ skuId, earnRoute, campaign }: CheckoutItem) {
  const go = useGo();
  const setQuery = useSetQuery();
  const pickAddress = usePickAddress();
  const { shown: action, open, close, back } = usePanel('action');
  return {
    num: quantityInAddress(useQueryParam('num')),
    isReadingRules: action === 'rules',
    isChoosingStore: action === 'store',
    isChoosingCoupon: action === 'coupon',
    earnPath: internalPath(earnRoute) ?? pathOf('pointsMall', { step: 'tasks' }),
    chooseAddress: () => pickAddress('checkout', skuId),
    chooseStore: () => open('store'),
    chooseCoupon: () => open('coupon'),
    readRules: () => open('rules'),
    closePopup: close,
    closeRules: back,
    changeNum: (num: number) => setQuery({ num }, { replace: true }),
    showOrder: ({ orderNo, needPay }: SubmittedOrder) => {
      // What was said of an earlier try no longer holds.
      hideMessage();
      if (needPay) go('paying', { orderNo, biz: 'goods', from: campaign }, { replace: true });
      else go('goodsPaySuccess', { orderNo }, { replace: true });
    },
  };
}

export type CheckoutNavigation = ReturnType<typeof useCheckoutNavigation>;
