let changes = 0;
const listeners = new Set<(isLeft?: boolean) => void>();

/**
 * Says that something of the member has, or may have, changed on the server: lists that were read before ask again when
 * the member goes back to them. Every write says so by itself (see send); call it for what is learnt in another way, for
 * example that a payment has gone through.
 */
export function noteChange(): void {
  changes += 1;
}

/** A number that is another one after every change; equal numbers mean that nothing was written in between. */
export function changeCount(): number {
  return changes;
}

/**
 * Says that a write has ended, whatever came of it: the change is noted, and what stands below a panel asks again.
 * `isLeft`: the screen of the write was left before, and what stands there by now was asked for without it.
 */
export function noteWritten(isLeft?: boolean): void {
  noteChange();
  for (const listener of [...listeners]) listener(isLeft);
}

/** Calls `listener` after each write of a member. Returns the function that ends the subscription. */
export function onWritten(listener: (isLeft?: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
