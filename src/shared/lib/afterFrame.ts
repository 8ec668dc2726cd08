/** Where no frame is drawn, on a page that nobody sees. */
const LONGEST_MS = 100;

/** Resolves when what stands in the page now has been drawn, after 100 ms at the latest. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
