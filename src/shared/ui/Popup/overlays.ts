/** Overlays that were opened by a call (dialogs) and would outlive the screen that opened them. */
const closers = new Set<() => void>();

/** Remembers how to close an open overlay. Returns the function that forgets it; call that when the overlay has closed. */
export function registerOverlay(close: () => void): () => void {
  closers.add(close);
  return () => {
    closers.delete(close);
  };
}

/** Closes every open overlay; the shell calls it on each navigation. */
export function closeOverlays(): void {
  for (const close of [...closers]) {
    closers.delete(close);
    close();
  }
}
