import type { Page } from 'playwright-core';

/**
 * Makes all text larger as phones do it: the messaging app writes `text-size-adjust` on the body of the page (on Android its
 * web-view multiplies the font sizes alike). Font sizes and line heights grow, every other length stays.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((value) => {
    for (const name of ['-webkit-text-size-adjust', 'text-size-adjust']) document.body.style.setProperty(name, value);
    window.dispatchEvent(new Event('resize'));
  }, `${percent}%`);
}

/** Texts that are cut, run over the edge of their control, or are covered. Runs in the page. */
export function hurtTexts(): string[] {
  const isEllipsis = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  };
  const clipperOf = (element: Element): Element | undefined => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      if (/hidden|clip/.test(overflowX + overflowY)) return each;
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return undefined;
    }
    return undefined;
  };
  const hurtOf = (node: Node, parent: Element): string | undefined => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    const inside = (box: DOMRect, room: number) =>
      left >= box.left - room && right <= box.right + room && top >= box.top - room && bottom <= box.bottom + room;
    const clipper = clipperOf(parent);
    const clip = clipper?.getBoundingClientRect();
    if (clip && clip.width <= 1) return undefined;
    // The letters are lower than their line.
    if (clipper && clip && !isEllipsis(parent) && !isEllipsis(clipper) && !inside(clip, 4)) return 'is cut';
    const control = parent.closest('button, a[href], [role="tab"]');
    if (control && getComputedStyle(control).display !== 'inline' && !inside(control.getBoundingClientRect(), 4))
      return 'runs over its control';
    return undefined;
  };
  // A bar that covers what was brought into the middle of the window leaves too little of it.
  const barOver = (node: Node, parent: Element): string | undefined => {
    parent.scrollIntoView({ block: 'center', inline: 'center' });
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (!line || line.width < 4 || line.height < 4) return undefined;
    const found = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    for (let each = found; each && !each.contains(parent); each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position))
        return `a bar covers the middle of the window: ${(each.textContent ?? '').trim().slice(0, 16)}`;
    }
    return undefined;
  };
  const panels = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const shown = panels[panels.length - 1] ?? document.body;
  const startedAt = window.scrollY;
  const faults = new Set<string>();
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (words === '' || !parent || parent.closest('svg, style, script, noscript, [aria-hidden="true"]')) continue;
    const hurt = hurtOf(node, parent);
    if (hurt) faults.add(`${words.slice(0, 20)} ${hurt}`);
    const bar = parent.getBoundingClientRect().width > 1 ? barOver(node, parent) : undefined;
    if (bar) faults.add(bar);
  }
  window.scrollTo(0, startedAt);
  return [...faults];
}
