/** The screen's own calls and pictures go first. */
const REST_MS = 1500;

/** Does what nobody waits for, when the screen has had its turn and the phone has nothing else to do. */
export function whenIdle(work: () => void): void {
  setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(work) : work()), REST_MS);
}
