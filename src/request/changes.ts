let changes = 0;
/** Writes whose answer has not come. */
let running = 0;
const listeners = new Set<(isLeft?: boolean) => void>();

/**
 * Says that something of the member has, or may have, changed on the server: lists that were read before ask again when
 * the member goes back to them. Every write says so by itself (see send); call it for what is learnt in another way, for
 * example that a payment has gone through. `begun`: one write more that is on its way.
 */
export function noteChange(begun = 0): void {
  changes += 1;
  running += begun;
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
  noteChange(isLeft ? 0 : -1);
  for (const listener of [...listeners]) listener(isLeft);
}

/** Calls `listener` after each write of a member. Returns the function that ends the subscription. */
export function onWritten(listener: (isLeft?: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const nextWritten = () =>
  new Promise<void>((resolve) => {
    const stop = onWritten(() => {
      stop();
      resolve();
    });
  });

/**
 * Asks, and while what is held was changed here asks again until nothing was written from the question to the answer: an
 * older answer would take the change back. Gives the answer and `changeCount()` of the moment before its question.
 */
export async function askPastWrites<Answer>(
  ask: () => Promise<Answer>,
  held: () => { isPatched?: boolean } | undefined,
): Promise<[Answer, number]> {
  for (;;) {
    const readAfter = changes;
    const answer = await ask();
    if ((running === 0 && readAfter === changes) || !held()?.isPatched) return [answer, readAfter];
    while (running > 0) await nextWritten();
  }
}
