import { useRef, useState } from 'react';
import { type OrderPreview, previewOrder } from '@/features/order';
import { useQuery } from '@/request/useQuery';
import { type Delivery, getStores } from './contract';
import { type OrderDraft, takeSelectedAddress, writeDraft } from './orderDraft';

interface Wish {
  goodsId: string;
  skuId: string;
  num: number;
  /** How the good can reach the member, the usual way first. */
  ways: readonly Delivery[];
  /** Asks for nothing, because the order has been handed in. */
  isPaused: boolean;
}

function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The order as it would be now: the member's draft and the server's figures for it. */
export function useOrderForm({ goodsId, skuId, num, ways, isPaused }: Wish) {
  const [draft, setDraft] = useState<OrderDraft>(() => takeSelectedAddress(skuId));
  const isChosen = ways.includes('express') ? draft.isPickup : undefined;
  const isPickup = ways.includes('pickup') && (isChosen ?? ways[0] === 'pickup');
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
