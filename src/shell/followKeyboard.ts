/** Whoever goes on to the next field has done so by then. */
const NEXT_FIELD_MS = 100;

const isField = (element: unknown) => element instanceof HTMLElement && element.matches('input, textarea, select');

/**
 * Where the keyboard makes the window lower, what is typed into stays in sight, above the bar at the foot. And the page is put
 * back into its place when the keyboard has gone: the messaging app on iOS leaves it pushed up, so that taps meet what stands
 * elsewhere by then.
 */
export function followKeyboard(): void {
  window.addEventListener('resize', () => {
    const at = document.activeElement;
    if (isField(at)) at?.scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!isField(target)) return;
    setTimeout(() => {
      if (!isField(document.activeElement)) window.scrollTo(window.scrollX, window.scrollY);
    }, NEXT_FIELD_MS);
  });
}
