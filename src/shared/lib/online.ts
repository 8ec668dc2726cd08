import { useSyncExternalStore } from 'react';

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

/** Resolves when the phone says that it is back in the network. */
export function whenOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
