import type { Page } from 'playwright-core';
import { holdRequests, MAIN_SCRIPT } from './hold';
import { BASE, type Visitor } from './visitor';

/** All words, pictures and fields in sight: what and where, as text. What counts down is left out, the host's phone, and a mark on a tab. */
const inSight = (page: Page, place: string) =>
  page.evaluate((root) => {
    const leaves = Array.from(document.querySelectorAll(`${root} main *`)).filter(
      (each) =>
        each.children.length === 0 &&
        (each.textContent !== '' || each.matches('img, input, svg *')) &&
        !each.closest('[role=timer], a[href^="tel:"], [aria-current=page]'),
    );
    return leaves
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
      .map(({ each, box }) => [each.tagName, each.textContent, box.x, box.y, box.width, box.height].join(' '));
  }, place);

/** What the page shows at `path` without the app, `words` among it, is what the app then shows. */
export async function sameInTheApp({ page, complaints }: Visitor, path: string, words: string): Promise<void> {
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#${path}`, { waitUntil: 'commit' });
  await page.locator('#start').getByText(words).first().waitFor();
  const before = await inSight(page, '#start');
  expect(before.length).toBeGreaterThan(15);
  release();
  await page.locator('#start').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(await inSight(page, '#root')).toEqual(before);
  expect(complaints).toEqual([]);
}

/** Whether the page shows the screen ahead of the app, whose code comes when these answers have. */
export async function isShownAhead(
  page: Page,
  open: () => Promise<unknown>,
  answers: readonly RegExp[],
): Promise<boolean> {
  const release = await holdRequests(page, MAIN_SCRIPT);
  const came = [/\/cover\d+\.\w+\.js$/, ...answers].map((address) => page.waitForResponse(address));
  await open();
  await page.locator('#start').getByText('正在打开').waitFor();
  // It looks before the app is let in, which may take the start away at once.
  const watch = await page.evaluateHandle(() => {
    const start = document.getElementById('start') as Element;
    let isPainted = false;
    const ended = new Promise<boolean>((resolve) => {
      new MutationObserver(() => {
        isPainted ||= start.querySelector('main') !== null;
        if (!start.isConnected) resolve(isPainted);
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { ended };
  });
  await Promise.all(came);
  release();
  return watch.evaluate(({ ended }) => ended);
}
