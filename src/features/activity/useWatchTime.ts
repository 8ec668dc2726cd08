import { useInterval } from 'ahooks';
import { useRef } from 'react';
import { ENOUGH_SECONDS } from './liveCopy';

const TICK_MS = 1000;

interface Options {
  /** Whether the picture is running this second. */
  isWatching: () => boolean;
  /** Enough was watched; resolves to whether the server has heard of it. If not, it is told again ten seconds later. */
  onEnough: (seconds: number) => Promise<boolean>;
}

/** Counts the seconds that a member really watches: the picture runs and the page is in sight. */
export function useWatchTime({ isWatching, onEnough }: Options): void {
  const watch = useRef({ seconds: 0, nextAt: ENOUGH_SECONDS, isTold: false }).current;

  useInterval(() => {
    if (watch.isTold || document.visibilityState !== 'visible' || !isWatching()) return;
    watch.seconds += 1;
    if (watch.seconds < watch.nextAt) return;
    watch.nextAt = watch.seconds + ENOUGH_SECONDS;
    void onEnough(watch.seconds).then((isTold) => {
      watch.isTold ||= isTold;
    });
  }, TICK_MS);
}
