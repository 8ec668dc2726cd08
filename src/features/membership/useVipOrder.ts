import { useEffect, useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { getVipOrder } from './contract';
import type { VipOrderStatus } from './orderContract';

const POLL_MS = 3000;

/** One card order, kept up to date; asked for every 3 s while its state is one of `unsettled`. */
export function useVipOrder(orderNo: string | undefined, unsettled: readonly VipOrderStatus[] = ['processing']) {
  const { isSignedIn } = useSession();
  const [isPolling, setPolling] = useState(false);
  const query = useQuery(
    getVipOrder,
    { orderNo: orderNo ?? '' },
    { skip: !isSignedIn || orderNo === undefined, refreshOnReturn: true, pollMs: isPolling ? POLL_MS : 0 },
  );
  const { data: order } = query;
  const shouldPoll = order !== undefined && unsettled.includes(order.status);
  useEffect(() => setPolling(shouldPoll), [shouldPoll]);
  return { ...query, order };
}
