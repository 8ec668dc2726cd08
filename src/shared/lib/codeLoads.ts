/**
 * The loads of code in progress, so that whoever shows the waiting can have them asked for again without knowing who loads
 * them.
 */
const askers = new Set<() => void>();

/** Names a load in progress by the way to ask for it again. Returns the function that ends it. */
export function addCodeLoad(askAgain: () => void): () => void {
  askers.add(askAgain);
  return () => {
    askers.delete(askAgain);
  };
}

/** Asks again for all code that is on the way. */
export function askAgainForCode(): void {
  for (const askAgain of [...askers]) askAgain();
}

/** Says whether an error means that code did not come. */
export function isCodeFailure(error: unknown): boolean {
  const { name = '', message = '' } = (typeof error === 'object' && error !== null ? error : {}) as Partial<Error>;
  return name === 'ChunkLoadError' || /^Loading (CSS )?chunk/.test(message);
}
