/**
 * Counts what is in flight. The layer shows while the count is above zero and hides once, after the last one has ended.
 * Source: spec §4 (loading indicator).
 */
type Listener = (isShown: boolean) => void;

let inFlight = 0;
const listeners = new Set<Listener>();

function change(by: 1 | -1): void {
  const wasShown = isLoadingShown();
  inFlight += by;
  if (wasShown === isLoadingShown()) return;
  for (const listener of [...listeners]) listener(isLoadingShown());
}

/** Says whether anything is in flight. */
export function isLoadingShown(): boolean {
  return inFlight > 0;
}

/** Counts one more. Returns the function that ends it; calling that again does nothing. */
export function beginLoading(): () => void {
  let isOpen = true;
  change(1);
  return () => {
    if (!isOpen) return;
    isOpen = false;
    change(-1);
  };
}

/** Calls `listener` whenever the layer is to show or hide. Returns the function that ends the subscription. */
export function subscribeLoading(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
