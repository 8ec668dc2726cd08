import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import { untilNextSecond } from '@/shared/lib/countdown';
import { serverNow } from '@/shared/lib/serverClock';

/** So long ago an end has passed while its answer was on the way, or waited to be drawn. */
const JUST_OVER_MS = 10_000;
/** How often one that is over looks whether it was so by a clock that was fast, and has been put right since. */
const LOOK_MS = 10_000;

/**
 * Milliseconds until `endAt` (epoch ms) by the server's clock, never negative. Changes with the shown second and at once
 * when the page becomes visible again; one that is over by a clock that was fast goes on within ten seconds of its being put
 * right. `onEnd` runs once for an end that passes while the component is on the page, or has passed just before it came.
 */
export function useTimeLeft(endAt: number, onEnd?: () => void): number {
  const [leftMs, setLeftMs] = useState(() => Math.max(0, endAt - serverNow()));
  const latestOnEnd = useLatest(onEnd);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasTimeLeft = endAt > serverNow() - JUST_OVER_MS;
    const tick = () => {
      clearTimeout(timer);
      const left = Math.max(0, endAt - serverNow());
      setLeftMs(left);
      timer = setTimeout(tick, untilNextSecond(left) || LOOK_MS);
      const isEnd = hasTimeLeft && left === 0;
      hasTimeLeft = left > 0;
      if (isEnd) latestOnEnd.current?.();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, [endAt]);

  return leftMs;
}
