/*
 * Functions that run inside the page: they see nothing of this file but their own arguments.
 */

interface TapRule {
  /** What is seen of a control, in CSS pixels. */
  seen: number;
  /** How far a finger may miss it, in CSS pixels. */
  tap: number;
  /** The same from side to side, where words make a control narrow. */
  across: number;
}

/** Buttons and links that a person cannot read or reach: words in a column, or a part beyond the edge of the screen. */
export function misplacedControls(): string[] {
  const canScrollSideways = (element: Element): boolean => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX) && each !== document.body) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, a')].flatMap((each) => {
    const words = (each.textContent ?? '').trim();
    const { width, height, right, left } = each.getBoundingClientRect();
    if (width === 0 || height === 0 || words === '') return [];
    const isColumn = words.length >= 3 && !each.querySelector('svg, img, p, small') && height > width * 1.2;
    const isBeyond = (right > document.documentElement.clientWidth + 1 || left < -1) && !canScrollSideways(each);
    return isColumn || isBeyond ? [`${words.slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`] : [];
  });
}

/**
 * Buttons and links that are too low or too narrow to be seen or to be hit. Under an open panel only the panel counts; of
 * the days in a calendar seven share the width.
 */
export function smallControls({ seen, tap, across }: TapRule): string[] {
  const hits = (control: Element, x: number, y: number): boolean => {
    const found = document.elementFromPoint(x, y);
    return found !== null && control.contains(found);
  };
  const reach = (
    control: Element,
    [x, y]: readonly [number, number],
    [right, down]: readonly [number, number],
  ): number => {
    let way = 0;
    while (way < tap && hits(control, x + right * (way + 1), y + down * (way + 1))) way += 1;
    return way;
  };
  const missed = (control: Element, x: number, y: number): string[] => {
    const high = reach(control, [x, y], [0, -1]) + reach(control, [x, y], [0, 1]) + 1;
    const low = high < tap - 1 ? [`is hit in ${high}`] : [];
    // Of most the box says so already.
    if (control.getBoundingClientRect().width >= across || control.closest('table')) return low;
    const wide = reach(control, [x, y], [-1, 0]) + reach(control, [x, y], [1, 0]) + 1;
    return wide < across - 1 ? [...low, `is hit in ${wide} from side to side`] : low;
  };
  const faultsOf = (control: Element): string[] => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    // A link in a text may be wrapped: its first line counts.
    const [line] = control.getClientRects();
    if (!line || line.width === 0 || getComputedStyle(control).visibility === 'hidden') return [];
    const x = line.left + line.width / 2;
    const y = line.top + line.height / 2;
    const isWords = (control.textContent ?? '').trim() !== '';
    const low = isWords && line.height < seen - 0.5 ? [`is ${Math.round(line.height)} high`] : [];
    return [...low, ...(hits(control, x, y) ? missed(control, x, y) : ['is covered'])];
  };
  const panels = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const shown = panels[panels.length - 1] ?? document.body;
  const startedAt = window.scrollY;
  const faults = [...shown.querySelectorAll('button:not(:disabled), a[href]')]
    .filter((control) => !control.closest('[aria-hidden="true"], [inert]'))
    .flatMap((control) => {
      const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 24);
      return faultsOf(control).map((fault) => `${words} ${fault}`);
    });
  window.scrollTo(0, startedAt);
  return faults;
}

/** Choices without an area: a finger that feels over the screen, with a reader, does not come upon them. */
export function choicesWithoutArea(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    const isShown = each.checkVisibility() && !each.closest('[aria-hidden="true"], [inert]');
    return isShown && Math.min(width, height) < 1 ? [each.labels?.[0]?.textContent ?? each.name] : [];
  });
}

/** Dates and moments that break over two lines. */
export function brokenDates(): string[] {
  const date =
    /\d{4}-\d\d-\d\d(\s\d\d:\d\d(:\d\d)?)?|\d\d-\d\d\s\d\d:\d\d|(\d{4}\s年\s)?\d+\s月\s\d+\s日(\s\d\d:\d\d)?/g;
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (let found = date.exec(node.textContent ?? ''); found; found = date.exec(node.textContent ?? '')) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(found[0]);
    }
  }
  return faults;
}

/** Sentences whose date a row takes for a part of its own and moves away from the words around it. Runs in the page. */
export function partedDates(): string[] {
  const date = /^(\d{4}-\d\d-\d\d|\d\d-\d\d|(\d{4} 年 )?\d+ 月 \d+ 日)( \d\d:\d\d(:\d\d)?)?$/;
  const isRow = (element: Element) => getComputedStyle(element).justifyContent === 'space-between';
  return [...document.querySelectorAll('span')]
    .filter((span) => span.childElementCount === 0 && date.test(span.textContent ?? ''))
    .flatMap(({ parentElement: row }) => {
      const hasWords = [...(row?.childNodes ?? [])].some(
        (node) => node.nodeName === '#text' && node.textContent?.trim(),
      );
      return row && hasWords && isRow(row) ? [row.textContent ?? ''] : [];
    });
}

/** Lines that begin with the mark that ends what stands before it, behind a part that is a box of its own. Runs in the page. */
export function marksAtStart(): string[] {
  const blockOf = (node: Node): Element | null => {
    let block = node.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return block;
  };
  const boxOf = (node: Text, place: number) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Text | undefined;
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const words = node.data;
    if (words.trim() === '') continue;
    if (before && /^[，。、；：！？）》”]/.test(words) && blockOf(before) === blockOf(node)) {
      const mark = boxOf(node, 0);
      const last = boxOf(before, before.data.trimEnd().length - 1);
      if (mark.width > 0 && last.width > 0 && mark.top >= last.bottom - 1)
        faults.push(`${before.data}${words}`.slice(-40));
    }
    before = node;
  }
  return faults;
}

/** How many lines an element's words take. Runs in the page. */
export function linesOf(element: Element): number {
  const tops = new Set<number>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  // The boxes around the texts begin elsewhere.
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(text);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

/**
 * By how many pixels the page is wider than the screen. A phone shows such a page from farther away: its window is as wide as
 * the page then, and does not tell. Runs in the page.
 */
export function pageOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** The page, its panel and what cuts its content as they open: who looks at each control moves them. Runs in the page. */
export function toTheTop(): void {
  window.scrollTo(0, 0);
  for (const part of document.querySelectorAll('[role="dialog"] *')) part.scrollTop = 0;
  for (const part of document.querySelectorAll('#root *')) {
    const isMoved = part.scrollTop !== 0 || part.scrollLeft !== 0;
    // A row that is wider than the phone shows what is chosen in it.
    if (isMoved && getComputedStyle(part).overflowX === 'hidden') part.scrollTo(0, 0);
  }
}

/** How many circles of a hero's picture touch the clock above it. Runs in the page. */
export function circlesAtClock(): number {
  const ROOM = 6;
  const clock = document.querySelector('main [role="timer"]')?.getBoundingClientRect();
  if (!clock) return -1;
  return [...document.querySelectorAll('main section svg circle')].filter((circle) => {
    const { left, width, top, height } = circle.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, clock.left), clock.right) - (left + width / 2);
    const y = Math.min(Math.max(top + height / 2, clock.top), clock.bottom) - (top + height / 2);
    return Math.hypot(x, y) < width / 2 + ROOM;
  }).length;
}

/** Whether nothing that is in sight is on its way. A part further down waits until it comes near. */
export function isQuiet(): boolean {
  return ![...document.querySelectorAll('[aria-busy="true"]')].some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}
