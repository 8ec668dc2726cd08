import { usePolledQuery } from '@/request/usePolledQuery';
import { useSession } from '@/session/useSession';
import { getOrderResult } from './contract';
import { isUnsettled } from './resultCopy';

/** The result of an order, asked for again while the server works on it; by hand once the plan has run out. */
export function useOrderResult(orderNo: string) {
  const { isSignedIn } = useSession();
  return usePolledQuery(
    getOrderResult,
    { orderNo },
    { isOpen: (data) => isUnsettled(data?.status), skip: !isSignedIn },
  );
}
