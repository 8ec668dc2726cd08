/** What the start page (scripts/start-page) shows in the app's place until the app is there; absent in development. */
export interface StartCover {
  /** The first goods stand in it already. */
  isPainted: boolean;
  /** Its screen was left by a link in it: nothing more is painted. */
  isLeft?: boolean;
  remove: () => void;
}

declare global {
  interface Window {
    __START_COVER__?: StartCover | undefined;
  }
}

let isHeld = false;
let isDue = false;
let showRoot = () => {};

/**
 * The element in which the app draws, taken out of the document while there is a cover: what both show is never there
 * twice for whoever reads the page aloud or looks something up in it.
 */
export function rootBehindCover(): HTMLElement | null {
  const root = document.getElementById('root');
  if (root && window.__START_COVER__) {
    const place = document.createComment('');
    root.replaceWith(place);
    showRoot = () => {
      place.replaceWith(root);
      // The screen could not take it out there.
      if (document.activeElement === document.body) root.querySelector('main')?.focus({ preventScroll: true });
    };
  }
  return root;
}

/** What the start page shows is still there: the app draws for the first time. */
export const isCovered = (): boolean => window.__START_COVER__ !== undefined;

/** It shows the first goods: what it has drawn is to be seen before the app draws. */
export const hasPaintedCover = (): boolean => window.__START_COVER__?.isPainted ?? false;

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
  if (!cover || (isWaiting && cover.isPainted)) return;
  isDue = isHeld;
  if (isHeld) return;
  window.__START_COVER__ = undefined;
  showRoot();
  cover.remove();
}
