import { afterFrame } from '@/shared/lib/afterFrame';
import type { StartCover } from '@/shared/lib/startCover';

declare global {
  interface Window {
    /** Starts React, which stands behind the start page's script, and with it the app. */
    __START_REACT__?: (start: () => void) => void;
  }
}

/**
 * Starts at once. Where goods of the last visit stand in the cover already they are seen first, with their pictures: on a
 * slow phone the app's start takes longer than a frame, and would keep them from it. What throws then is an error of the
 * page, as without the wait: the guard listens to those.
 */
export function startAfter(cover: StartCover | undefined): (start: () => void) => void {
  if (!cover?.isPainted) return (start) => start();
  const seen = afterFrame().then(afterFrame);
  return (start) => void seen.then(() => setTimeout(start));
}
