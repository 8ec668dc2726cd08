import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isElderMode } from '@/shared/lib/elderMode';

const SLIDE_MS = 5_000;

function wantsCalm(): boolean {
  return isElderMode() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves a row of slides by the browser's own scrolling, every five seconds; still for who wants calm, and on pause. */
export function useSlides(track: RefObject<HTMLElement>, count: number) {
  const [index, setIndex] = useState(0);
  const [isRunning, setIsRunning] = useState(() => count > 1 && !wantsCalm());

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

  return { index, isRunning, toggle: () => setIsRunning((held) => !held), onScroll };
}
