import type { Page } from 'playwright-core';

/** As large as people set their phone's text, in per cent: half again in 长辈版, twice in the normal size. Runs in the page. */
export const largestText = (): number => (document.documentElement.dataset.elder === 'true' ? 150 : 200);

/**
 * Makes all text larger as phones do it: the messaging app writes `text-size-adjust` on the body of the page (on Android its
 * web-view multiplies the font sizes alike). Font sizes and line heights grow, every other length stays. Done when the page
 * has answered it.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((value) => {
    for (const name of ['-webkit-text-size-adjust', 'text-size-adjust']) document.body.style.setProperty(name, value);
    window.dispatchEvent(new Event('resize'));
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return undefined;
      if (/hidden|clip/.test(overflowX + overflowY)) return each;
    }
    return undefined;
  };
  /** Where the letters stand, without the space behind the last of those that stand apart. */
  const lettersOf = (node: Node, parent: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    return new DOMRect(left, top, width - (Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0), height);
  };
  // The letters are lower than their line.
  const ROOM = 4;
  const isInside = ({ left, right, top, bottom }: DOMRect, box: DOMRect): boolean =>
    left >= box.left - ROOM && right <= box.right + ROOM && top >= box.top - ROOM && bottom <= box.bottom + ROOM;
  const isCut = (letters: DOMRect, parent: Element): boolean => {
    const clipper = clipperOf(parent);
    return clipper !== undefined && !isInside(letters, clipper.getBoundingClientRect());
  };
  const runsOver = (letters: DOMRect, parent: Element): boolean => {
    const control = parent.closest('button, a[href]');
    const isDrawn =
      control && (control.matches('button') || getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)');
    return control !== null && isDrawn === true && !isInside(letters, control.getBoundingClientRect());
  };
  /** Cut on purpose, and said so by an ellipsis; or there for readers only. */
  const isMeant = (parent: Element): boolean => {
    const clipper = clipperOf(parent);
    if (!clipper) return isEllipsis(parent);
    return isEllipsis(parent) || isEllipsis(clipper) || clipper.getBoundingClientRect().width <= 1;
  };
  const hurtOf = (node: Node, parent: Element): string | undefined => {
    const letters = lettersOf(node, parent);
    if (letters.width <= 0 || letters.height === 0 || isMeant(parent)) return undefined;
    if (isCut(letters, parent)) return 'is cut';
    return runsOver(letters, parent) ? 'runs over its control' : undefined;
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
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const read: (readonly [Node, Element])[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if ((node.textContent ?? '').trim() === '' || !parent) continue;
    const isSilent = parent.closest('svg, style, script, noscript, [aria-hidden="true"]') !== null;
    // What stands in a closed part is not shown.
    if (!isSilent && parent.checkVisibility()) read.push([node, parent]);
  }
  // As the page stands: what is brought into view below moves what clips it.
  const hurts = read.flatMap(([node, parent]) => {
    const hurt = hurtOf(node, parent);
    return hurt === undefined ? [] : [`${(node.textContent ?? '').trim().slice(0, 20)} ${hurt}`];
  });
  const bars = read.flatMap(([node, parent]) =>
    parent.getBoundingClientRect().width > 1 ? (barOver(node, parent) ?? []) : [],
  );
  window.scrollTo(0, startedAt);
  return [...new Set([...hurts, ...bars])];
}

/** What the fields of a form say before anything is written in them, where it is cut. Runs in the page. */
export function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    if (pen) pen.font = font;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (pen?.measureText(input.placeholder).width ?? 0) > room ? [input.placeholder] : [];
  });
}

/** Numbers of badges that do not stand in the middle of their circle. Runs in the page. */
export function numbersOffCentre(): string[] {
  const ROOM = 2;
  return [...document.querySelectorAll('i')].flatMap((badge) => {
    const words = document.createRange();
    words.selectNodeContents(badge);
    const letters = words.getBoundingClientRect();
    const circle = badge.getBoundingClientRect();
    const off = Math.abs((letters.top + letters.bottom) / 2 - (circle.top + circle.bottom) / 2);
    return letters.width > 0 && off > ROOM ? [`${badge.textContent} by ${off}`] : [];
  });
}

/** Words that lie over other words, or leave the window at its right edge. What scrolls sideways is left out. Runs in the page. */
export function wordsOverWords(): string[] {
  const goesSideways = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
      goesSideways(element.parentElement));
  /** In a bar over the page, cut with dots, or there for readers only. */
  const isApart = (element: Element | null): boolean => {
    if (!element) return false;
    const { position, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCut = textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
    const isHidden = element.getBoundingClientRect().width <= 1;
    return isCut || isHidden || /fixed|sticky/.test(position) || isApart(element.parentElement);
  };
  const linesIn = (node: Node): DOMRect[] => {
    const parent = node.parentElement;
    const isSilent = parent?.closest('svg, style, script, noscript, [aria-hidden="true"], sup, nav, [role="tablist"]');
    if (!parent || isSilent || !parent.checkVisibility()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return isApart(parent) || goesSideways(parent) ? [] : [...range.getClientRects()].filter(({ width }) => width > 2);
  };
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const lines: (readonly [string, DOMRect])[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = (node.textContent ?? '').trim().slice(0, 16);
    for (const line of words === '' ? [] : linesIn(node)) lines.push([words, line]);
  }
  /** The letters are lower than their line. */
  const overlaps = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4;
  const over = lines.flatMap(([words, line], place) =>
    lines.slice(place + 1).flatMap(([other, box]) => (overlaps(line, box) ? [`${words} over ${other}`] : [])),
  );
  const beyond = lines.filter(([, { right }]) => right > document.documentElement.clientWidth + 1);
  return [...new Set([...over, ...beyond.map(([words]) => `${words} beyond the window`)])];
}
