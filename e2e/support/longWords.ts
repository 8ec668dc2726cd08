/**
 * Words that go on beyond their clip, or beyond the card they stand in: letters nobody can read, or letters on the ground
 * beside the card. What ends in … is cut on purpose, what can be scrolled to is not cut. Runs in the page.
 */
export function wordsPastEdge(): string[] {
  const ROOM = 2;
  const endsInDots = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
    textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  const isDrawn = ({ backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration): boolean =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(borderTopLeftRadius) > 0;
  const isEdge = (style: CSSStyleDeclaration): boolean =>
    style.display !== 'inline' && (/hidden|clip/.test(style.overflowX) || isDrawn(style));
  const scrolls = (element: Element, { overflowX }: CSSStyleDeclaration): boolean =>
    /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  /** The edges that the letters may not pass, from the nearest on; none behind what scrolls or ends in dots. */
  const edgesAround = (parent: Element | null): Element[] => {
    if (!parent || parent === document.body) return [];
    const style = getComputedStyle(parent);
    const isForReadersOnly = parent.getBoundingClientRect().width <= 1;
    if (isForReadersOnly || endsInDots(style) || scrolls(parent, style)) return [];
    return [...(isEdge(style) ? [parent] : []), ...edgesAround(parent.parentElement)];
  };
  const edgePassedBy = (node: Node, parent: Element): Element | undefined => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) return undefined;
    return edgesAround(parent).find((edge) => {
      const box = edge.getBoundingClientRect();
      return right > box.right + ROOM || left < box.left - ROOM;
    });
  };
  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (!parent || words === '' || parent.closest('svg, style, script, noscript')) continue;
    const edge = edgePassedBy(node, parent);
    if (edge) faults.add(`${words.slice(0, 20)} in ${parent.className} past ${edge.tagName} ${edge.className}`);
  }
  return [...faults];
}
