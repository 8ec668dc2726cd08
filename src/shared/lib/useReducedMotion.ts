import { useSyncExternalStore } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  // Safari before 14 knows addListener only.
  if (typeof media.addEventListener !== 'function') {
    media.addListener(listener);
    return () => media.removeListener(listener);
  }
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Nothing moves by itself: the phone asks for reduced motion, or 长辈版 is on. */
export function useReducedMotion(): boolean {
  const isReduced = useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
  return useElderMode() || isReduced;
}
