/** Once the page has loaded; at once where it has: behind a quick answer or out of the browser's cache it does before the code. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
