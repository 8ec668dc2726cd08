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
