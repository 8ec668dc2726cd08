import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { type Biz, getPayStatus } from './contract';
import { nextAskDelayMs } from './pollPlan';

/** Asks for a payment's result by the plan while `isAsking`; `isPaused` when the plan has run out. */
export function usePayStatus(order: { orderNo: string; biz: Biz }, isAsking: boolean) {
  const [asked, setAsked] = useState(0);
  const delayMs = nextAskDelayMs(asked);
  const query = useQuery(getPayStatus, order, {
    skip: !isAsking,
    refreshOnReturn: true,
    ...(delayMs === undefined ? {} : { pollMs: delayMs }),
  });
  const { updatedAt, failure } = query;

  const last = useRef<unknown>(undefined);
  useEffect(() => {
    const mark = updatedAt ?? failure;
    if (!isAsking || mark === undefined || last.current === mark) return;
    last.current = mark;
    setAsked((held) => held + 1);
  }, [isAsking, updatedAt, failure]);

  return {
    data: isAsking ? query.data : undefined,
    updatedAt,
    isPaused: isAsking && delayMs === undefined,
    restart: () => {
      setAsked(0);
      query.refresh();
    },
  };
}
