/**
 * Where the member was on each page of this visit: going forward starts at the top, going back returns to the place.
 * Keys are the router's location keys; positions are CSS pixels.
 */
const positions = new Map<string, number>();
const RESTORE_LIMIT_MS = 1_500;

let shownKey = '';

/** Starts to follow the scroll position; call once. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  const note = () => void positions.set(shownKey, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  // The event of the newest scrolling comes with the next frame; whoever leaves by a tap or a back before it is noted here.
  window.addEventListener('click', note, true);
  window.addEventListener('popstate', note, true);
}

/** From now on the scroll position belongs to the page with this key. */
export function showPage(key: string): void {
  shownKey = key;
}

/** The page stays where it is under another key: its query has changed. */
export function keepPlace(key: string): void {
  positions.set(key, window.scrollY);
}

/**
 * Scrolls to the remembered place of `key`. The list that made the page long may come a moment later, so it tries until
 * the place is reached, the member touches the page, or 1.5 s have passed. Returns a function that stops it.
 */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key) ?? 0;
  const startedAt = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('wheel', stop);
  };
  const step = () => {
    window.scrollTo(0, target);
    const isThere = Math.abs(window.scrollY - target) <= 1;
    if (!isThere && performance.now() - startedAt < RESTORE_LIMIT_MS) frame = requestAnimationFrame(step);
    else stop();
  };
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('wheel', stop, { passive: true });
  step();
  return stop;
}
