/** Of what stands beside it as much stays in sight as says that the row goes on, in CSS pixels. */
const ROOM_PX = 16;

function rowAround(element: Element): Element | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const isWider = each.scrollWidth > each.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(each).overflowX)) return each;
  }
  return null;
}

/** By how much a row must be scrolled to show an element whole; of one that is wider than the row, its beginning. */
function wayTo(element: Element, row: Element): number {
  const { left, right } = element.getBoundingClientRect();
  const edge = row.getBoundingClientRect();
  const beyondLeft = left - ROOM_PX - edge.left;
  const beyondRight = right + ROOM_PX - edge.right;
  if (beyondLeft < 0) return beyondLeft;
  return Math.max(Math.min(beyondRight, beyondLeft), 0);
}

/** Shows whole what Tab comes to in a row that scrolls sideways: browsers are content when a small part is in sight. */
export function followRows(): void {
  document.addEventListener('keyup', ({ key }) => {
    const at = document.activeElement;
    const row = key === 'Tab' && at ? rowAround(at) : null;
    if (at && row) row.scrollLeft += wayTo(at, row);
  });
}
