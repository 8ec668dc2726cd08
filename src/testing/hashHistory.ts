import { createHistory } from '@@/core/history';

let ends = new AbortController();

/** A history of the browser's addresses, as the app makes one. It listens to the window until the test's end. */
export function hashHistory() {
  const { addEventListener } = window;
  const { signal } = ends;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    addEventListener.call(window, type, listener, { signal });
  try {
    return createHistory({ type: 'hash' });
  } finally {
    window.addEventListener = addEventListener;
  }
}

// A step in the next test is none of the histories of this one.
afterEach(() => {
  ends.abort();
  ends = new AbortController();
});
