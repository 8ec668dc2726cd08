import { useLatest } from 'ahooks';
import { useEffect, useRef } from 'react';
import { serverNow } from '@/shared/lib/serverClock';

/** What setTimeout can hold. */
const LONGEST_MS = 2 ** 31 - 1;

/** What was read, a query or a list: when its answer came (epoch ms of the server's clock), and how to ask anew. */
interface Read {
  updatedAt: number | undefined;
  isLoading: boolean;
  refresh: () => unknown;
}

/**
 * Asks anew when the next of an answer's moments (epoch ms of the server's clock) passes, once for each answer: while it
 * stands there, or before it was drawn. What had passed when the answer came says nothing new.
 */
export function useMoment(
  { updatedAt = 0, isLoading, refresh }: Read,
  moments: readonly (number | null | undefined)[],
  onMoment: () => unknown = refresh,
): void {
  const latest = useLatest(onMoment);
  // The answer for which was asked anew, and until when that has dealt with its moments.
  const told = useRef([0, 0]);
  const [answer, until = 0] = told.current;
  const from = answer === updatedAt ? until : updatedAt;
  const next = Math.min(...moments.map(Number).filter((at) => at > from));
  useEffect(() => {
    const leftMs = next - serverNow();
    // What is on its way comes from after the moment.
    if (leftMs > LONGEST_MS || (leftMs <= 0 && isLoading)) return undefined;
    const timer = setTimeout(() => {
      told.current = [updatedAt, Math.max(next, serverNow())];
      latest.current();
    }, leftMs);
    return () => clearTimeout(timer);
  }, [next, updatedAt, isLoading]);
}
