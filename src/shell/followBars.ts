/** From what has the focus to the bar below it, in CSS pixels: the ring has room. */
const ROOM_PX = 12;
/** Of bars that stand on each other in 长辈版, the lower one may be met first. */
const MOST_BARS = 2;

/** What is fixed to the window and lies over the lower edge of an element; not what the element stands in. */
function barOver(element: Element): Element | undefined {
  const { left, width, bottom } = element.getBoundingClientRect();
  const y = Math.min(bottom, window.innerHeight) - 1;
  let found = document.elementFromPoint(left + width / 2, y);
  while (found && getComputedStyle(found).position !== 'fixed') found = found.parentElement;
  return found && !found.contains(element) ? found : undefined;
}

/** Scrolls an element out from behind the bars, as far as its beginning stays in sight. */
function showAboveBars(element: Element): void {
  for (let bars = 0; bars < MOST_BARS; bars += 1) {
    const bar = barOver(element);
    if (!bar) return;
    const { top, bottom } = element.getBoundingClientRect();
    const beyond = bottom + ROOM_PX - bar.getBoundingClientRect().top;
    window.scrollBy(0, Math.max(Math.min(beyond, top - ROOM_PX), 0));
  }
}

/** Shows what the keyboard comes to above the bar at the foot: the browser keeps room for one row, some bars have three. */
export function followBars(): void {
  document.addEventListener('keyup', ({ key }) => {
    const at = document.activeElement;
    // Elsewhere the arrows scroll the page.
    const hasMoved = key === 'Tab' || (key.startsWith('Arrow') && at?.matches('[type="radio"]'));
    if (at && hasMoved) showAboveBars(at.closest('label') ?? at);
  });
}
