let changes = 0;

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
