/**
 * Where the member was on each page of this visit: going forward starts at the top, going back returns to the place.
 * Keys are names of history entries; positions are CSS pixels.
 */
const positions = new Map<string, number>();
const HOLD_MS = 1_500;

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

/** From now on the scroll position belongs to the page with this key; a new one has been nowhere yet. */
export function showPage(key: string, isNew = false): void {
  shownKey = key;
  if (isNew) positions.delete(key);
}

/** The page stays where it is under another key: its query has changed. */
export function keepPlace(key: string): void {
  positions.set(key, window.scrollY);
}

/** Goes to where a screen begins, or on going back to the place at which it was left; gives what ends that. */
export function findPlace(key: string, isBack: boolean): (() => void) | undefined {
  if (isBack) return restoreScroll(key);
  window.scrollTo(0, 0);
  return undefined;
}

/** Whoever does one of these says himself where he wants to be. */
const OWN_MOVES = ['touchstart', 'wheel', 'keydown', 'mousedown'] as const;

/**
 * Scrolls to `target` (CSS pixels), and holds it for 1.5 s or until the member touches the page: the list that made the page
 * long may come a moment later, and so may what stands above the place, from which browsers step aside by themselves.
 * Returns a function that stops it.
 */
export function holdPlace(target: number): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const step = () => {
    if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target);
    if (performance.now() - startedAt < HOLD_MS) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  step();
  return stop;
}

/** Does so with the remembered place of `key`. */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key);
  if (target !== undefined) return holdPlace(target);
  // A first view: the screen itself may lead to a place of it.
  window.scrollTo(0, 0);
  return () => undefined;
}
