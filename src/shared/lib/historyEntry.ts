/** What the history keeps for the present entry: the router's number and key, and what `noteEntry` adds. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The router numbers the entries of a visit; 0 is where the member entered. */
function entryNumber(): number {
  return Number(entryState().idx ?? 0);
}

/** Says whether a step back stays in the app. */
export function hasEntryBefore(): boolean {
  return entryNumber() > 0;
}

let shown: { number: number; address: string; below: unknown } | undefined;

/**
 * Writes the address of the entry below into the present entry, where it outlives a reload; the shell calls it with every
 * change of the address.
 */
export function noteEntry(address: string): void {
  const state = entryState();
  const number = entryNumber();
  let { below } = state;
  if (below === undefined && number > 0 && shown) {
    // The router has forgotten it in replacing the entry, or has just laid the entry on top.
    below = shown.number === number ? shown.below : shown.address;
    window.history.replaceState({ ...state, below }, '');
  }
  shown = { number, address, below };
}

/** The address (path and query) that one step back leads to; undefined where the member entered. */
export function addressBelow(): string | undefined {
  const { below } = entryState();
  return hasEntryBefore() && typeof below === 'string' ? below : undefined;
}

/** What the history entry of a screen carries when the screen that asked for something lies below it. */
export interface ReturnState {
  /** Steps back that lead to the screen that asked. */
  returnSteps: number;
}

/** The state for the entry of a screen that is opened by the very screen it has to return to. */
export const RETURN_ONE_STEP: ReturnState = { returnSteps: 1 };

/** Steps back to the screen that asked, or undefined when the entry does not know of one. */
export function stepsToReturn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('returnSteps' in state)) return undefined;
  const { returnSteps } = state;
  return typeof returnSteps === 'number' && returnSteps > 0 ? returnSteps : undefined;
}

/** The state for an entry that is laid on top of the one with `state`. */
export function stateAbove(state: unknown): ReturnState | undefined {
  const steps = stepsToReturn(state);
  return steps === undefined ? undefined : { returnSteps: steps + 1 };
}
