import { useEffect, useRef, useState } from 'react';
import { type OrderPreview, previewOrder } from '@/features/order';
import { useQuery } from '@/request/useQuery';
import { showMessage } from '@/shared/ui/toast';
import { getStores } from './contract';
import { type OrderDraft, takeSelectedAddress, writeDraft } from './orderDraft';

interface Wish {
  goodsId: string;
  skuId: string;
  num: number;
  /** The good is not sent and not put into an account. */
  canPickup: boolean;
  isPickupOnly: boolean;
  /** Asks for nothing, because the order has been handed in. */
  isPaused: boolean;
}

const GONE = 2010;

function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The order as it would be now: the member's draft and the server's figures for it. */
export function useOrderForm({ goodsId, skuId, num, canPickup, isPickupOnly, isPaused }: Wish) {
  const [draft, setDraft] = useState<OrderDraft>(() => takeSelectedAddress(skuId));
  const isPickup = isPickupOnly || (canPickup && draft.isPickup === true);
  const stores = useQuery(getStores, { goodsId }, { skip: isPaused || !isPickup });
  const chosenStore = stores.data?.find(({ storeId }) => storeId === draft.storeId) ?? stores.data?.[0];
  const isStoreAwaited = isPickup && stores.isLoading && !stores.data;

  const preview = useQuery(
    previewOrder,
    {
      skuId,
      num,
      ...present({
        addressId: isPickup ? undefined : draft.addressId,
        storeId: isPickup ? chosenStore?.storeId : undefined,
        couponId: draft.couponId,
      }),
    },
    { skip: isPaused || isStoreAwaited, refreshOnReturn: true },
  );
  const lastPreview = useRef<OrderPreview>(undefined);
  if (preview.data) lastPreview.current = preview.data;

  const change = (changes: Partial<OrderDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    writeDraft(skuId, changed);
  };

  const isAddressGone = preview.failure?.code === GONE && draft.addressId !== undefined;
  useEffect(() => {
    if (!isAddressGone) return;
    showMessage('这个地址已不在，请重新选择');
    setDraft((before) => {
      const changed = { ...before, addressId: undefined };
      writeDraft(skuId, changed);
      return changed;
    });
  }, [isAddressGone, skuId]);

  return {
    draft,
    change,
    isPickup,
    stores: stores.data ?? [],
    chosenStore,
    preview,
    /** The newest figures, while others are on the way those before them. */
    shown: preview.data ?? lastPreview.current,
    isCurrent: preview.data !== undefined,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
