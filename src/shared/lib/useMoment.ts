import { useLatest } from 'ahooks';
import { useEffect } from 'react';
import { serverNow } from '@/shared/lib/serverClock';

/** What setTimeout can hold. */
const LONGEST_MS = 2 ** 31 - 1;

/** Runs `onMoment` when a moment (epoch ms of the server's clock) passes while the page is there; one that is over does nothing. */
export function useMoment(at: number | null, onMoment: () => void): void {
  const latest = useLatest(onMoment);
  useEffect(() => {
    const leftMs = at === null ? 0 : at - serverNow();
    if (leftMs <= 0 || leftMs > LONGEST_MS) return undefined;
    const timer = setTimeout(() => latest.current(), leftMs);
    return () => clearTimeout(timer);
  }, [at]);
}
