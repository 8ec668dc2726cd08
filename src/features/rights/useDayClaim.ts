import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, isOutcomeUnknown } from '@/request/failure';
import { send } from '@/request/send';
import { createClientToken } from '@/shared/lib/clientToken';
import { claimDayItem, type DayItem } from './dayContract';
import { queueDelayMs } from './dayQueue';

type ClaimAnswer = {
  result: 'taken' | 'soldOut' | 'limit';
  reasonText?: string | undefined;
  couponId?: string | undefined;
  rightId?: string | undefined;
};

interface ClaimPayload {
  slotId: string;
  itemId: string;
  clientToken: string;
}

export type DayClaim =
  | { kind: 'idle' }
  | { kind: 'claiming'; itemId: string; isQueued: boolean }
  | { kind: 'answered'; answer: ClaimAnswer }
  | { kind: 'failed'; failure: Failure; isUnknown: boolean };

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Claims one offer at a time. When too many ask at once the server says how long to wait; the same claim, with the same
 * token, is then asked again up to three times, so that one member gets one offer.
 */
export function useDayClaim(onEnd: (claim: DayClaim) => void) {
  const [claim, setClaim] = useState<DayClaim>({ kind: 'idle' });
  const lock = useRef(false);
  const tokens = useRef(new Map<string, string>());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Sends the claim; in a queue, again after the server's time with the same token. */
  const sendClaim = async (payload: ClaimPayload) => {
    for (let tries = 0; ; tries += 1) {
      const envelope = await send(claimDayItem, payload, { loading: false });
      const failure = failureOf(envelope);
      const delayMs = failure && isMounted.current ? queueDelayMs(failure, tries) : undefined;
      if (delayMs === undefined) return { answer: envelope.data, failure };
      setClaim({ kind: 'claiming', itemId: payload.itemId, isQueued: true });
      await wait(delayMs);
    }
  };

  const ask = async ({ slotId, itemId }: DayItem): Promise<DayClaim> => {
    const clientToken = tokens.current.get(itemId) ?? createClientToken();
    tokens.current.set(itemId, clientToken);
    const { answer, failure } = await sendClaim({ slotId, itemId, clientToken });
    const isUnknown = failure !== undefined && isOutcomeUnknown(failure);
    if (!isUnknown) tokens.current.delete(itemId);
    if (failure) return { kind: 'failed', failure, isUnknown };
    return answer ? { kind: 'answered', answer } : { kind: 'idle' };
  };

  const start = async (item: DayItem): Promise<void> => {
    if (lock.current) return;
    lock.current = true;
    setClaim({ kind: 'claiming', itemId: item.itemId, isQueued: false });
    const ended = await ask(item);
    lock.current = false;
    if (!isMounted.current) return;
    setClaim({ kind: 'idle' });
    onEnd(ended);
  };

  return { claim, start };
}
