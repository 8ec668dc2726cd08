import { useIntentsEnd } from '@/request/intent';
import { usePolledQuery } from '@/request/usePolledQuery';
import { useSession } from '@/session/useSession';
import { getVipOrder } from './contract';
import { CARD_ORDER_INTENT, isOrderOpen } from './intents';
import type { VipOrderStatus } from './orderContract';

/** One card order, kept up to date; asked for again by the plan while its state is one of `unsettled`. */
export function useVipOrder(orderNo: string | undefined, unsettled: readonly VipOrderStatus[] = ['processing']) {
  const { isSignedIn } = useSession();
  const query = usePolledQuery(
    getVipOrder,
    { orderNo: orderNo ?? '' },
    {
      skip: orderNo === undefined || !isSignedIn,
      isOpen: (order) => order !== undefined && unsettled.includes(order.status),
    },
  );
  useIntentsEnd(CARD_ORDER_INTENT, query.data !== undefined && !isOrderOpen(query.data));
  return { ...query, order: query.data };
}
