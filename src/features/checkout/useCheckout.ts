import { useEffect, useState } from 'react';
import { type PickedAddress, usePickedAddress } from '@/features/address';
import type { Delivery } from '@/features/order';
import { useQuery } from '@/request/useQuery';
import { getStores, type OrderPreview, previewOrder } from './contract';
import { type OrderDraft, readDraft, readPending, writeDraft } from './orderDraft';
import type { QuantityBounds } from './quantity';

/** The chosen good as the checkout needs it, whoever offers it. */
export interface CheckoutItem extends Omit<QuantityBounds, 'cap'> {
  readonly goodsId: string;
  readonly skuId: string;
  readonly name: string;
  readonly img: string;
  /** The chosen specs in words, "雾蓝，均码"; '' without any. */
  readonly spec: string;
  /** For one piece; null when unknown. */
  readonly points: number | null;
  /** For one piece, in cents; null when unknown. */
  readonly cash: number | null;
  /** How it can reach the member, the usual way first. */
  readonly deliver: readonly Delivery[];
  /** Where the server says that missing points are earned. */
  readonly earnRoute?: string | undefined;
  /** The code of the campaign that offers it. */
  readonly campaign?: string | undefined;
}

function takeOver(draft: OrderDraft, picked: PickedAddress | undefined): OrderDraft {
  return picked ? { ...draft, addressId: picked.addressId } : draft;
}

/** An order before it is handed in: what the member has filled in and the server's figures for it. */
export function useCheckout(item: CheckoutItem, num: number) {
  const { goodsId, skuId, deliver, campaign } = item;
  const picked = usePickedAddress('checkout', skuId);
  const [draft, setDraft] = useState(() => takeOver(readDraft(skuId), picked));
  const [pending, setPending] = useState(() => readPending(skuId));
  useEffect(() => {
    if (picked) writeDraft(skuId, takeOver(readDraft(skuId), picked));
  }, [skuId, picked]);
  const change = (changes: Partial<OrderDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    writeDraft(skuId, changed);
  };

  const isPaused = pending !== undefined;
  const isChosen = deliver.includes('express') ? draft.isPickup : undefined;
  const isPickup = deliver.includes('pickup') && (isChosen ?? deliver[0] === 'pickup');
  const stores = useQuery(getStores, { goodsId }, { skip: isPaused || !isPickup });
  const chosenStore = stores.data?.find(({ storeId }) => storeId === draft.storeId) ?? stores.data?.[0];
  const isStoreAwaited = isPickup && stores.isLoading && !stores.data;

  const place = isPickup ? { storeId: chosenStore?.storeId } : { addressId: draft.addressId };
  const preview = useQuery(
    previewOrder,
    { skuId, num, ...place, couponId: draft.couponId, campaign },
    { skip: isPaused || isStoreAwaited, refreshOnReturn: true },
  );
  const [lastPreview, setLastPreview] = useState<OrderPreview>();
  if (preview.data && preview.data !== lastPreview) setLastPreview(preview.data);

  return {
    item,
    num,
    draft,
    change,
    /** The order that was handed in and whose answer is missing. */
    pending,
    setPending,
    isPickup,
    stores,
    chosenStore,
    preview,
    /** The newest figures, while others are on the way those before them. */
    shown: preview.data ?? lastPreview,
    isCurrent: preview.data !== undefined,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
