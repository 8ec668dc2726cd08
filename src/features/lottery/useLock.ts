import { useCallback, useRef } from 'react';

/**
 * Returns a function that runs one action at a time; what comes meanwhile is dropped. The lock is a ref, so that taps
 * within one tick count once, and it is released however the action ends.
 */
export function useLock(): (action: () => Promise<void>) => void {
  const isLocked = useRef(false);
  return useCallback((action) => {
    if (isLocked.current) return;
    isLocked.current = true;
    action()
      // The only rejection is the leaving of the screen.
      .catch(() => undefined)
      .finally(() => {
        isLocked.current = false;
      });
  }, []);
}
