import { useEffect, useRef, useState } from 'react';
import { nextAskDelayMs } from '@/features/payment';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { getOrderResult } from './contract';
import { isUnsettled } from './resultCopy';

/** The result of an order, asked for again while the server works on it; by hand once the plan has run out. */
export function useOrderResult(orderNo: string) {
  const { isSignedIn } = useSession();
  const [asked, setAsked] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const delayMs = isOpen ? nextAskDelayMs(asked) : undefined;
  const query = useQuery(
    getOrderResult,
    { orderNo },
    { skip: !isSignedIn, refreshOnReturn: true, ...(delayMs === undefined ? {} : { pollMs: delayMs }) },
  );
  const { data, failure, updatedAt } = query;

  const last = useRef<unknown>(undefined);
  useEffect(() => {
    const mark = failure ?? updatedAt;
    if (mark === undefined || last.current === mark) return;
    last.current = mark;
    setIsOpen(isUnsettled(data?.status));
    setAsked((held) => held + 1);
  }, [data, failure, updatedAt]);

  return { ...query, isAsking: delayMs !== undefined };
}
