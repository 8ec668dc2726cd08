import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';

const SLIDE_MS = 5_000;

/**
 * Moves a row of slides by the browser's own scrolling, every five seconds. It stops on pause and for good once the
 * member takes the row into his own hands; for who wants calm it never moves by itself.
 */
export function useSlides(track: RefObject<HTMLElement>, count: number) {
  const isCalm = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [isWanted, setIsWanted] = useState(true);
  const canRun = count > 1 && !isCalm;
  const isRunning = canRun && isWanted;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const row = track.current;
      if (!row || document.hidden) return;
      const next = (Math.round(row.scrollLeft / row.clientWidth) + 1) % count;
      row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' });
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isRunning, count, track]);

  const onScroll = useCallback(() => {
    const row = track.current;
    if (row && row.clientWidth > 0) setIndex(Math.min(Math.round(row.scrollLeft / row.clientWidth), count - 1));
  }, [track, count]);

  return {
    index,
    canRun,
    isRunning,
    toggle: () => setIsWanted((previous) => !previous),
    stop: () => setIsWanted(false),
    onScroll,
  };
}
