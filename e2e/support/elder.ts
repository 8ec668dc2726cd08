/*
 * What makes 长辈版 another layout and not a zoom. Functions that run inside the page: they see nothing of this file but
 * their own arguments.
 */

/** Texts that are too small. Short ones may be tags, whose words stand elsewhere in full. */
export function smallTexts(): string[] {
  const LEAST = 18;
  const LEAST_TAG = 16;
  const TAG_LENGTH = 12;
  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (words === '' || !parent || parent.closest('svg, style, script, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const box = parent.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const isForReadersOnly = width === 0 || height === 0 || (box.width <= 1 && box.height <= 1);
    const least = words.length <= TAG_LENGTH ? LEAST_TAG : LEAST;
    if (!isForReadersOnly && size < least) faults.add(`${words.slice(0, 20)} ${size} px`);
  }
  return [...faults];
}

/** Short labels of controls that stand on two lines. */
export function brokenLabels(): string[] {
  const LABEL = /^[\p{Script=Han}A-Za-z]{2,8}$/u;
  return [...document.querySelectorAll('button, [role="tab"], nav a, [role="dialog"] a')].flatMap((control) => {
    const faults: string[] = [];
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = (node.textContent ?? '').trim();
      if (!LABEL.test(words)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(words);
    }
    return faults;
  });
}

/** What is wrong with the filled buttons: none in sight without scrolling though there are some, or two side by side. */
export function filledActionFaults(): string[] {
  const isFilled = (control: Element): boolean => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(control);
    const [red = 255, green = 255, blue = 255, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const isAccent = red > 220 && blue < 120;
    const { height, width } = control.getBoundingClientRect();
    const isPill = Number.parseFloat(borderTopLeftRadius) >= 16 && height >= 40 && width >= 90;
    return isPill && alpha === 1 && (luminance < 0.5 || isAccent) && (control.textContent ?? '').trim() !== '';
  };
  const isSeen = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height - 6);
    return top >= 0 && found !== null && control.contains(found);
  };
  const panels = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const shown = panels[panels.length - 1] ?? document.body;
  const filled = [
    ...shown.querySelectorAll('button:not([aria-pressed], [role="tab"]), a[href]:not([role="tab"], [aria-current])'),
  ].filter(isFilled);
  const name = (control: Element | undefined) => (control?.textContent ?? '').trim().slice(0, 16);
  const beside = filled.flatMap((one, place) => {
    const other = filled.slice(place + 1).find((each) => {
      const [a, b] = [one.getBoundingClientRect(), each.getBoundingClientRect()];
      return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 2 && Math.abs(a.left - b.left) > 4;
    });
    return other ? [`two filled buttons side by side: ${name(one)}, ${name(other)}`] : [];
  });
  // A list repeats its verb; what it begins with is not the one thing to do.
  const own = filled.filter((control) => !control.closest('li, article'));
  const isOut = own.length > 0 && !filled.some(isSeen);
  return [...beside, ...(isOut ? [`no filled button in sight, the first is ${name(own[0])}`] : [])];
}

/** Scroll places at which no phone number can be tapped. Not behind a panel, which is closed first. */
export function placesWithoutPhone(): string[] {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return [];
  const isSeen = (link: Element): boolean => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && link.contains(found);
  };
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const startedAt = window.scrollY;
  const places = [0, Math.round(end / 2), end].filter((y) => {
    window.scrollTo(0, y);
    return ![...document.querySelectorAll('a[href^="tel:"]')].some(isSeen);
  });
  window.scrollTo(0, startedAt);
  return places.map((y) => `no phone in sight at ${y}`);
}

/**
 * Groups of more than five choices: tabs, filters, doors. The way to the others is none of them, the days of a month stand
 * in a table, and a row that goes on sideways shows where it is cut.
 */
export function largeGroups(): string[] {
  const MOST = 5;
  const WAY_ON = /^(?:查看)?更\s?多$/;
  const isShown = (element: Element) => element.getBoundingClientRect().width > 0;
  const groups = [
    ...document.querySelectorAll('[role="tablist"], [role="radiogroup"], fieldset, nav, ul, section, div'),
  ];
  return groups.flatMap((group) => {
    if (group.closest('[role="grid"], table, [aria-hidden="true"]')) return [];
    const row = group.scrollWidth > group.clientWidth ? group : (group.parentElement ?? group);
    if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) return [];
    const choices = [...group.children].filter((child) => {
      const only = child.matches('li') && child.children.length === 1 ? child.firstElementChild : child;
      if (WAY_ON.test((child.textContent ?? '').trim())) return false;
      return isShown(child) && only?.matches('button, a, label') === true;
    });
    const label = group.getAttribute('aria-label') ?? (choices[0]?.textContent ?? '').slice(0, 12);
    return choices.length > MOST ? [`${choices.length} choices: ${label}`] : [];
  });
}
