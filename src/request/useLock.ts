import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface Lock {
  isBusy: boolean;
  /**
   * Runs an action unless one is under way; then it returns undefined. `isMine` says whether the lock is still held for
   * this action: the page may have been frozen and have come back meanwhile.
   */
  run: <T>(action: (isMine: () => boolean) => Promise<T>) => Promise<T> | undefined;
  /** Whether the screen is still there. */
  isMounted: () => boolean;
}

/** Lets one action run at a time. It holds at once, so that any number of taps in one moment count once. */
export function useLock(): Lock {
  const [isBusy, setIsBusy] = useState(false);
  const holder = useRef<symbol>(undefined);
  const mounted = useRef(false);

  const release = useCallback(() => {
    holder.current = undefined;
    if (mounted.current) setIsBusy(false);
  }, []);

  // With the frame: a slow phone takes taps before it runs the other effects.
  useLayoutEffect(() => {
    mounted.current = true;
    // A page from the browser's page cache has lost its requests.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) release();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      mounted.current = false;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [release]);

  const run = useCallback(
    <T>(action: (isMine: () => boolean) => Promise<T>): Promise<T> | undefined => {
      if (holder.current) return undefined;
      const own = Symbol('action');
      const isMine = () => holder.current === own;
      holder.current = own;
      if (mounted.current) setIsBusy(true);
      return action(isMine).finally(() => {
        if (isMine()) release();
      });
    },
    [release],
  );

  return useMemo(() => ({ isBusy, run, isMounted: () => mounted.current }), [isBusy, run]);
}
