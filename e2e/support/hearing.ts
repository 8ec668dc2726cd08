import type { BrowserContext, Page } from 'playwright-core';

const PATIENCE_MS = 10_000;
const TURN_MS = 50;

/**
 * Notes what a screen reader says by itself: new words in a live region that stood there before, an alert, and what the
 * focus comes to. A region that comes with its words says nothing, because no reader was listening to it. Runs in the page.
 */
function noteNews(): void {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const news: string[] = [];
  Object.assign(window, { readerNews: news });
  const say = (element: Element, kind: string) => {
    if (element.closest('[aria-hidden="true"], [inert]')) return;
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const words = `${element.getAttribute('aria-label') ?? ''} ${named} ${element.textContent ?? ''}`;
    news.push(`${kind}: ${words.replace(/\s+/g, ' ').trim().slice(0, 120)}`);
  };
  const alertsIn = (node: Node): Element[] =>
    node instanceof Element
      ? [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role="alert"]'))
      : [];
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const alert of added.flatMap(alertsIn)) say(alert, 'alert');
    const regions = records.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
    );
    for (const region of new Set(regions)) {
      if (region && !added.some((node) => node.contains(region))) say(region, 'region');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && say(target, 'focus'));
}

/** Listens to every page of this phone as a screen reader does. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteNews);
}

/** What a reader has been told in this document so far. */
export const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readerNews: string[] }).readerNews);

/** Waits until a reader has been told of something. */
export async function hear(page: Page, words: RegExp): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let news = await told(page); !news.some((each) => words.test(each)); news = await told(page)) {
    if (Date.now() > until) throw new Error(`nobody is told ${words}; told was ${news.join(' | ')}`);
    await page.waitForTimeout(TURN_MS);
  }
}

/** Says what is wrong with the place of the focus: lost, without a ring, or out of sight. Runs in the page. */
export function focusFault(): string | undefined {
  const at = document.activeElement;
  // Past the last stop the focus is the browser's for one step.
  if (!at || at === document.body) return undefined;
  const words = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 24);
  const near = [at, at.nextElementSibling, at.parentElement].filter((each): each is Element => each !== null);
  const ringed = near.find((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  if (!ringed) return `the focus is not to be seen at ${at.tagName} ${words}`;
  const control = at.closest('label') ?? ringed;
  const { left, top, width, height } = ringed.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((down) => {
    const found = document.elementFromPoint(left + width / 2, top + height * down);
    return found !== null && (control.contains(found) || ringed.contains(found));
  });
  return isSeen ? undefined : `the focus is out of sight or covered at ${at.tagName} ${words}`;
}

/** Waits until something has the focus; without it a reader begins at the top of the document. */
export async function inPlace(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
    undefined,
    { timeout: 3000 },
  );
}
