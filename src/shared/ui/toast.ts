import { registerOverlay } from './overlays';
import { drawToast } from './toastBox';

/**
 * Messages are a layer of their own and need no further code: they must also work when the network is gone, be read
 * out, and not be taken away by the loading layer.
 */
const DEFAULT_DURATION_MS = 3000;

/** A message that was shown this short before a navigation belongs to the step itself and stays. */
const KEPT_ON_NAVIGATION_MS = 600;

let removeShown = () => {};

function show(text: string, tone: 'message' | 'success' | 'failure', durationMs: number): void {
  if (text === '') return;
  removeShown();
  const box = drawToast(text, tone);
  document.body.append(box);
  const shownAt = Date.now();
  const timer = setTimeout(remove, durationMs);
  let forget = registerOverlay(removeWhenOld);
  removeShown = remove;

  function remove() {
    clearTimeout(timer);
    forget();
    box.remove();
  }
  function removeWhenOld() {
    if (Date.now() - shownAt >= KEPT_ON_NAVIGATION_MS) remove();
    else forget = registerOverlay(removeWhenOld);
  }
}

/** Shows a message for three seconds. One message at a time: a new one takes the place of the old. Source: spec §9. */
export function showMessage(text: string): void {
  show(text, 'message', DEFAULT_DURATION_MS);
}

/** Shows that something is done, with a check, for three seconds. Source: spec §8, §9. */
export function showSuccess(text: string): void {
  show(text, 'success', DEFAULT_DURATION_MS);
}

/** Shows why something failed; comments use one second, everything else three. Source: spec §8, §9. */
export function showFailure(text: string, durationMs: number = DEFAULT_DURATION_MS): void {
  show(text, 'failure', durationMs);
}
