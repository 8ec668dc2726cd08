/** What the start page (scripts/start-page) shows in the app's place until the app is there; absent in development. */
export interface StartCover {
  /** The first goods stand in it already. */
  isPainted: () => boolean;
  /** Shows the first goods; `answer` is the body of the home screen's first call. */
  paint: (answer: unknown) => void;
  remove: () => void;
}

declare global {
  interface Window {
    __START_COVER__?: StartCover | undefined;
  }
}

let isHeld = false;
let isDue = false;

/** Keeps the cover while the code of the screen is still on the way: it says more than grey boxes. Gives what ends this. */
export function holdCover(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    if (isDue) uncover();
  };
}

/** The app shows itself. A screen that still waits for its content leaves a cover that has content already. */
export function uncover(isWaiting = false): void {
  const cover = window.__START_COVER__;
  if (!cover || (isWaiting && cover.isPainted())) return;
  isDue = isHeld;
  if (isHeld) return;
  window.__START_COVER__ = undefined;
  cover.remove();
}
