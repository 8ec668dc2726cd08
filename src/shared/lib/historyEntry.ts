/** Says whether a step back stays in the app. The router numbers the entries of a visit; 0 is where the member entered. */
export function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
