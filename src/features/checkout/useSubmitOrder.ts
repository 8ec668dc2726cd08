import { useEffect, useRef } from 'react';
import { safeParse } from 'valibot';
import { createOrder } from '@/features/order';
import type { DataOf } from '@/request/defineCall';
import type { Failure } from '@/request/failure';
import { useLock } from '@/request/useLock';
import { useSubmit } from '@/request/useSubmit';
import { CHANGED_MEANWHILE } from '@/shared/config/serverCodes';
import { describePrice } from '@/shared/lib/priceInWords';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type OrderPreview, orderPreview } from './contract';
import { orderIntent } from './intents';
import { obstacleOf } from './orderCheck';
import { forgetOrder, forgetPending, NO_COUPON, type PendingOrder, readPending, writePending } from './orderDraft';
import type { Checkout } from './useCheckout';

export type SubmittedOrder = DataOf<typeof createOrder>;

function payloadOf({ previewToken, remark }: PendingOrder) {
  return { previewToken, remark: remark || undefined };
}

/** Puts the figures that came with a refusal on the screen, and gives them; the member hands in again by his own tap. */
function takeNewFigures({ data, msg }: Failure, preview: Checkout['preview']): OrderPreview | undefined {
  const parsed = safeParse(orderPreview, data);
  if (!parsed.success) {
    preview.refresh();
    void confirmDialog({ title: '请重新核对', content: msg, confirmText: '知道了' });
    return undefined;
  }
  const { points, payAmount } = parsed.output;
  const isOrderable = obstacleOf(parsed.output) === undefined;
  preview.patch(() => parsed.output);
  void confirmDialog({
    title: '请重新核对',
    content: isOrderable ? `${msg}。现在应付 ${describePrice(points, payAmount)}。` : msg,
    confirmText: '知道了',
  });
  return parsed.output;
}

/**
 * Hands in an order once. What was handed in is kept until its answer is known, over reloads too, and is only ever asked
 * for again with the same content and the same token, so that a lost answer never makes two orders.
 */
export function useSubmitOrder(
  { item: { skuId }, draft, change, preview, pending, setPending }: Checkout,
  onDone: (order: SubmittedOrder) => void,
) {
  const isReported = useRef(false);
  const lock = useLock();
  // A page from the browser's page cache has let go of its lock: what was on its way is asked for, not handed in anew.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(readPending(skuId));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [skuId, setPending]);
  const report = (order: SubmittedOrder) => {
    isReported.current = true;
    onDone(order);
  };
  /** What the member saw is his choice from now on: a refused order never goes to another address by the next tap. */
  const keepAddress = () => {
    const addressId = preview.data?.address?.addressId;
    if (addressId !== undefined && draft.addressId === undefined) change({ addressId });
  };
  const takeAnew = (failure: Failure) => {
    const figures = takeNewFigures(failure, preview);
    const { couponId = NO_COUPON } = draft;
    // A coupon that has gone is no choice any longer: named again, it would change the new figures without a word.
    if (figures && couponId !== NO_COUPON && couponId !== figures.couponId) change({ couponId: undefined });
  };
  const { submit, isBusy } = useSubmit(createOrder, {
    ...orderIntent(skuId),
    lock,
    onDone: report,
    onRefused: (failure) => {
      if (failure.code === CHANGED_MEANWHILE) return takeAnew(failure);
      keepAddress();
      return false;
    },
    askAnew: preview.refresh,
    // Who comes back from the login finds the form as he has left it.
    onSignedOut: () => forgetPending(skuId),
    // The screen shows the unknown outcome itself.
    onUnknown: () => undefined,
  });

  /** An order that nobody has been told of: the page was kept by the browser, or the member has left the screen. */
  const tellLate = (order: SubmittedOrder) => {
    if (isReported.current) return;
    if (lock.isMounted()) report(order);
    else showSuccess('订单已提交，可在兑换订单里查看');
  };

  const run = async (order: PendingOrder, isRepeat: boolean) => {
    writePending(skuId, order);
    const outcome = await submit(payloadOf(order));
    if (outcome.kind === 'ignored') return;
    if (outcome.kind === 'unknown') return setPending(order);
    if (outcome.kind === 'done') {
      forgetOrder(skuId);
      tellLate(outcome.data);
      return;
    }
    // A repeat that was turned away for another reason (no session) says nothing about the first try.
    if (isRepeat && outcome.failure.kind !== 'business') return;
    forgetPending(skuId);
    setPending(undefined);
  };

  return {
    isBusy,
    submitOrder: () => {
      if (preview.data) void run({ previewToken: preview.data.previewToken, remark: draft.remark.trim() }, false);
    },
    askAgain: () => {
      if (pending) void run(pending, true);
    },
  };
}
