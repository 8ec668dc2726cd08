import { useEffect, useSyncExternalStore } from 'react';

/** Says whether the phone has no network; "has one" may still mean that nothing comes through. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Follows whether the phone has no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

/** Runs `ask`, which is to stay the same function, when the phone has a network again; not while `isWanted` is false. */
export function useWhenOnline(isWanted: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [isWanted, ask]);
}
