/*
 * How words and pictures stand: functions that run inside the page and see nothing of this file but their own arguments.
 */

/**
 * Lines that a reader stumbles over: a single character that is left over, a dot that begins a line in the middle of a name,
 * and a number that ends a line without what it counts. What is cut after some lines is not looked at.
 */
export function oddLines(): string[] {
  interface Line {
    words: string;
    middle: number;
    right: number;
  }
  const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (node: Node): Element | null => {
    let block = node.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    return block;
  };
  const add = (lines: Line[], character: string, box: DOMRect): void => {
    const middle = box.top + box.height / 2;
    const last = lines[lines.length - 1];
    if (last && Math.abs(last.middle - middle) < box.height / 2 && box.left >= last.right - 1) {
      last.words += character;
      last.right = box.right;
    } else lines.push({ words: character, middle, right: box.right });
  };
  const faultOf = (line: string, next: string | undefined): string[] => {
    if (/^[\p{Script=Han}][，。；：！？、）》”]*$/u.test(line)) return ['a character alone'];
    if (next !== undefined && /\d$/.test(line) && /^(积分|分钟|小时|天|件|次|张|份|人|位|项)/.test(next))
      return ['a number apart from what it counts'];
    return /^·/.test(line) ? ['a dot at the start'] : [];
  };
  const shown = document.querySelectorAll('[aria-modal="true"]');
  const root = shown[shown.length - 1] ?? document.body;
  const blocks = new Map<Element, Line[]>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const block = node.data.trim() === '' ? null : blockOf(node);
    if (!block) continue;
    const lines = blocks.get(block) ?? [];
    blocks.set(block, lines);
    for (let place = 0; place < node.length; place += 1) {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 1) add(lines, node.data.charAt(place), box);
    }
  }
  return [...blocks].flatMap(([block, lines]) => {
    if (lines.length < 2 || getComputedStyle(block).overflow !== 'visible') return [];
    const words = lines.map((line) => line.words.trim());
    return words.flatMap((line, place) =>
      faultOf(line, words[place + 1]).map((fault) => `${fault}: ${words.join('/').slice(0, 60)}`),
    );
  });
}

/** Pictures in another shape than the place that is held for them, which cuts what they show. */
export function misshapenPictures(): string[] {
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const frame = image.parentElement;
    if (!frame) return [];
    const held = Number.parseFloat(getComputedStyle(frame, '::before').paddingBottom);
    const { width, height } = frame.getBoundingClientRect();
    return held > 0 && height > 0 && Math.abs(height - held) > 2
      ? [
          `${image.alt || image.src.slice(-30)} ${Math.round(width)}x${Math.round(height)} instead of ${Math.round(held)}`,
        ]
      : [];
  });
}
