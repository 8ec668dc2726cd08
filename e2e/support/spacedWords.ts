import type { Page } from 'playwright-core';

/** Buttons whose whole text is two Chinese characters that stand no further apart than in a sentence. Runs in the page. */
export function crowdedWords(): string[] {
  const LEAST_ADVANCE = 1.15;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const textNodes = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue?.trim() && node.parentElement && isShown(node.parentElement)) found.push(node as Text);
    }
    return found;
  };
  const leftOf = (node: Text, place: number) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect().left;
  };
  return [...document.querySelectorAll('button, [role="button"]')].filter(isShown).flatMap((button) => {
    const [node, ...others] = textNodes(button);
    const words = node?.nodeValue ?? '';
    if (!node || others.length > 0 || !/^\s*\p{Script=Han}{2}\s*$/u.test(words)) return [];
    const start = words.search(/\S/);
    const fontSize = Number.parseFloat(getComputedStyle(node.parentElement ?? button).fontSize);
    const advance = (leftOf(node, start + 1) - leftOf(node, start)) / fontSize;
    return advance >= LEAST_ADVANCE ? [] : [`${words.trim()} (${advance.toFixed(2)} em)`];
  });
}

/** How many buttons have a text of two Chinese characters, and which of them are not spaced. */
export async function spacingOf(page: Page): Promise<{ crowded: string[]; words: string[] }> {
  const crowded = await page.evaluate(crowdedWords);
  const texts = await page.locator('button:visible, [role="button"]:visible').allInnerTexts();
  return { crowded, words: texts.map((each) => each.trim()).filter((each) => /^\p{Script=Han}{2}$/u.test(each)) };
}
