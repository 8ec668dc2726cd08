import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import { untilNextSecond } from '@/shared/lib/countdown';
import { onClockSync, serverNow } from '@/shared/lib/serverClock';

/** So long ago an end has passed while its answer was on the way, or waited to be drawn. */
const JUST_OVER_MS = 10_000;

/**
 * Milliseconds until `endAt` (epoch ms) by the server's clock, never negative. Changes with the shown second and at once
 * when the page becomes visible again, or the server's answer says that it is not over yet. `onEnd` runs once for an end
 * that passes while the component is on the page, or has passed just before it came.
 */
export function useTimeLeft(endAt: number, onEnd?: () => void): number {
  const [leftMs, setLeftMs] = useState(() => Math.max(0, endAt - serverNow()));
  const latestOnEnd = useLatest(onEnd);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasTimeLeft = endAt > serverNow() - JUST_OVER_MS;
    const tick = () => {
      clearTimeout(timer);
      timer = undefined;
      const left = Math.max(0, endAt - serverNow());
      setLeftMs(left);
      if (left > 0) {
        hasTimeLeft = true;
        timer = setTimeout(tick, untilNextSecond(left));
      } else if (hasTimeLeft) {
        hasTimeLeft = false;
        latestOnEnd.current?.();
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') tick();
    };
    // It was over by a clock that was fast. One that runs follows with its next second.
    const stopSync = onClockSync(() => {
      if (timer === undefined && endAt > serverNow()) tick();
    });
    tick();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      clearTimeout(timer);
      stopSync();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, [endAt]);

  return leftMs;
}
