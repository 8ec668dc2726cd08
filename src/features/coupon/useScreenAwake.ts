import { useEffect } from 'react';
import { onPageReturn } from '@/bridge/pageReturn';

interface WakeLock {
  release: () => Promise<void>;
}
interface WakeLockHolder {
  wakeLock?: { request: (type: 'screen') => Promise<WakeLock> };
}

/**
 * Keeps the screen from going dark while a code is shown, where the phone allows it. A page that is hidden loses the hold, so
 * it is asked for again when the member comes back.
 */
export function useScreenAwake(): void {
  useEffect(() => {
    const { wakeLock } = navigator as WakeLockHolder;
    if (!wakeLock) return;
    let held: Promise<WakeLock | undefined> | undefined;
    // The phone may refuse, for example when its battery is low; the code is readable all the same.
    const letGo = () => void held?.then((lock) => lock?.release()).catch(() => undefined);
    const hold = () => {
      letGo();
      held = wakeLock.request('screen').catch(() => undefined);
    };
    hold();
    const stop = onPageReturn(hold);
    return () => {
      stop();
      letGo();
    };
  }, []);
}
