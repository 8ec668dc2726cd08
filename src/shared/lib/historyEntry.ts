/** What the history keeps for the present entry: what the router writes, and what `noteEntry` adds. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Steps from the entry where the member came into the app; 0 there. */
function place(): number {
  const { place: noted } = entryState();
  return typeof noted === 'number' ? noted : 0;
}

/** Says whether a step back stays in the app. */
export function hasEntryBefore(): boolean {
  return place() > 0;
}

let shown: { address: string; idx: unknown; place: number; below: unknown } | undefined;

/** Where an entry stands that has no note yet. `idx` is the router's number; it has none for a hash that was set by hand. */
function placeAnew(action: string, idx: unknown): { place: number; below: unknown } {
  const isLoadedHere = action === 'POP' && Number.isFinite(idx);
  if (!shown || isLoadedHere) return { place: 0, below: undefined };
  // The router forgets the note in replacing an entry.
  if (action === 'REPLACE' && Object.is(idx, shown.idx)) return shown;
  return { place: shown.place + 1, below: shown.address };
}

/**
 * Notes in the present entry where it stands and the address below it; that outlives a reload. The shell calls it with
 * every change of the address and with what the router did ("PUSH", "REPLACE" or "POP"). Says whether the entry is a new one.
 */
export function noteEntry(address: string, action: string): boolean {
  const state = entryState();
  const { idx, below } = state;
  const isNew = typeof state.place !== 'number';
  const noted = isNew ? placeAnew(action, idx) : { place: place(), below };
  if (isNew) window.history.replaceState({ ...state, place: noted.place, below: noted.below }, '');
  shown = { address, idx, place: noted.place, below: noted.below };
  return isNew;
}

/**
 * What tells the present entry from others: the router's key, and the place of one that came from outside the router and has
 * none. Undefined before that is noted.
 */
export function entryName(): string | undefined {
  const { key, place: noted } = entryState();
  if (typeof key === 'string') return key;
  return typeof noted === 'number' ? `place ${noted}` : undefined;
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
