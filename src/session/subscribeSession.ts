const listeners = new Set<() => void>();

/** Calls `listener` after a login, after the end of a session and when a login redirect starts or is given up. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the subscribers that the login state has changed. */
export function announceSession(): void {
  for (const listener of [...listeners]) listener();
}
