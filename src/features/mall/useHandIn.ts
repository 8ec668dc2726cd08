import { useRef, useState } from 'react';
import { createOrder } from '@/features/order';
import type { DataOf } from '@/request/defineCall';
import type { Failure } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { showSuccess } from '@/shared/ui/toast/toast';
import { handInIntent } from './intents';
import { forgetOrder, forgetPending, type PendingOrder, readPending, writePending } from './orderDraft';

interface Options {
  onDone: (order: DataOf<typeof createOrder>) => void;
  /** Returning false shows the server's message. */
  onRefused: (failure: Failure) => unknown;
}

function payloadOf({ previewToken, remark }: PendingOrder) {
  return remark === '' ? { previewToken } : { previewToken, remark };
}

/**
 * Hands in an order once. What was handed in is kept until its answer is known, over reloads too, and is only ever asked
 * for again with the same content and the same token, so that a lost answer never makes two orders.
 */
export function useHandIn(skuId: string, { onDone, onRefused }: Options) {
  const [pending, setPending] = useState(() => readPending(skuId));
  const isReported = useRef(false);
  const { submit, isBusy } = useSubmit(createOrder, {
    ...handInIntent(skuId),
    onDone: (order) => {
      isReported.current = true;
      onDone(order);
    },
    onRefused,
    // The screen shows the unknown outcome itself.
    onUnknown: () => undefined,
  });

  const run = async (order: PendingOrder, isRepeat: boolean) => {
    writePending(skuId, order);
    const outcome = await submit(payloadOf(order));
    if (outcome.kind === 'ignored') return;
    if (outcome.kind === 'unknown') return setPending(order);
    if (outcome.kind === 'done') {
      forgetOrder(skuId);
      // The member has left the screen in the meantime.
      if (!isReported.current) showSuccess('订单已提交，可在兑换订单里查看');
      return;
    }
    // A repeat that was turned away for another reason (no session) says nothing about the first try.
    if (isRepeat && outcome.failure.kind !== 'business') return;
    forgetPending(skuId);
    setPending(undefined);
  };

  return {
    /** An order was handed in and its answer is missing. */
    isUnknown: pending !== undefined,
    isBusy,
    handIn: (order: PendingOrder) => void run(order, false),
    askAgain: () => {
      if (pending) void run(pending, true);
    },
  };
}
