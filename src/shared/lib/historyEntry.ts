/** The router numbers the entries of a visit; 0 is where the member entered. */
function entryNumber(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** Says whether a step back stays in the app. */
export function hasEntryBefore(): boolean {
  return entryNumber() > 0;
}

const paths = new Map<number, string>();

/** Remembers which screen the present entry shows; the shell calls it with every change of the address. */
export function noteEntry(path: string): void {
  paths.set(entryNumber(), path);
}

/** The path of the screen that one step back leads to; undefined at the start and after a reload. */
export function pathBefore(): string | undefined {
  return hasEntryBefore() ? paths.get(entryNumber() - 1) : undefined;
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
