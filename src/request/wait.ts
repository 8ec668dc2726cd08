/** The error that a request rejects with when its caller has left. */
export function createAbortError(): DOMException {
  return new DOMException('The caller has left', 'AbortError');
}

/** Waits; resolves at once when the signal aborts or what `watch` waits for has come, and leaves nothing behind. */
export function wait(
  delayMs: number,
  signal?: AbortSignal | null,
  watch?: (end: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      stop?.();
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
    const stop = watch?.(end);
  });
}
