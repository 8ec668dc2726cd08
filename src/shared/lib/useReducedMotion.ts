import { useSyncExternalStore } from 'react';
import { isElderMode, useElderMode } from './elderMode';

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

// Safari before 14 knows no addEventListener here.
function subscribe(listener: () => void): () => void {
  const media = reduced();
  media.addListener(listener);
  return () => media.removeListener(listener);
}

/** Nothing moves by itself: the phone asks for reduced motion, or 长辈版 is on. */
export function isMotionReduced(): boolean {
  return isElderMode() || reduced().matches;
}

/** Re-renders when that changes. */
export function useReducedMotion(): boolean {
  useElderMode();
  return useSyncExternalStore(subscribe, isMotionReduced);
}
