import { useEffect } from 'react';

interface WakeLock {
  release: () => Promise<void>;
}
interface WakeLockHolder {
  wakeLock?: { request: (type: 'screen') => Promise<WakeLock> };
}

/** Keeps the screen from going dark while a code is shown, where the phone allows it. */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as WakeLockHolder;
    if (!isOn || !wakeLock) return;
    // The phone may refuse, for example when its battery is low; the code is readable all the same.
    const held = wakeLock.request('screen').catch(() => undefined);
    return () => {
      void held.then((lock) => lock?.release()).catch(() => undefined);
    };
  }, [isOn]);
}
