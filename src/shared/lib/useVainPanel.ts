import { useEffect } from 'react';

/**
 * Closes a panel of the address that has nothing to show, once, when that is seen: its address would open it by itself as
 * soon as there is something again. `close` is that of `usePanel`.
 */
export function useVainPanel(isVain: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is seen
  useEffect(() => {
    if (isVain) close();
  }, [isVain]);
}
