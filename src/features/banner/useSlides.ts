import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';

const SLIDE_MS = 5_000;
const CALM = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself: in 长辈版, and for who has asked the phone for less motion. */
function useCalm(): boolean {
  const isElder = useElderMode();
  const [isCalm, setIsCalm] = useState(() => window.matchMedia(CALM).matches);
  useEffect(() => {
    const query = window.matchMedia(CALM);
    const follow = () => setIsCalm(query.matches);
    // Safari before 14 knows no addEventListener here.
    query.addListener(follow);
    return () => query.removeListener(follow);
  }, []);
  return isElder || isCalm;
}

/**
 * Moves a row of slides by the browser's own scrolling, every five seconds. It stops on pause and for good once the
 * member takes the row into his own hands; for who wants calm it never moves by itself.
 */
export function useSlides(track: RefObject<HTMLElement>, count: number) {
  const isCalm = useCalm();
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
