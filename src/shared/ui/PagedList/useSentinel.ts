import { useLatest } from 'ahooks';
import { type RefObject, useEffect, useRef } from 'react';

/** How far below the screen the next page is asked for. */
const AHEAD = '400px';

/** Calls `onNear` when the marked element comes near the screen, and again when `again` changes while it is still near. */
export function useSentinel(onNear: () => void, isActive: boolean, again: unknown): RefObject<HTMLDivElement> {
  const sentinel = useRef<HTMLDivElement>(null);
  const latestOnNear = useLatest(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports anew whether the end is near.
  useEffect(() => {
    if (!isActive || !sentinel.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latestOnNear.current();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isActive, again]);
  return sentinel;
}
