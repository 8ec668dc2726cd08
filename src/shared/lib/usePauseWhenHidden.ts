import { type RefObject, useEffect } from 'react';

/** Stops a film when the page goes out of sight: the messaging app would let it sound on, even after it has closed the page. */
export function usePauseWhenHidden(film: RefObject<HTMLMediaElement>): void {
  useEffect(() => {
    const pause = () => {
      if (document.visibilityState === 'hidden' && film.current?.paused === false) film.current.pause();
    };
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [film]);
}
