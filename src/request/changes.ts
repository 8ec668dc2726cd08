let changes = 0;
const listeners = new Set<() => void>();

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

/** Says that a write has ended, whatever came of it: the change is noted, and what stands below a panel asks again. */
export function noteWritten(): void {
  noteChange();
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` after each write of a member. Returns the function that ends the subscription. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
