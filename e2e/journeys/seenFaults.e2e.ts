import type { Page } from 'playwright-core';
import { accessibilityFaultsOf, waitUntilLoaded } from '../support/soundness';
import { enlargeText, hurtTexts } from '../support/textSize';
import { newVisitor } from '../support/visitor';

/* The walks are worth what they see: one fault of each weight is put on a screen, and into its panel. */

const FAULTS = [
  ['minor', 'empty-heading', 'h2', ''],
  ['moderate', 'heading-order', 'h6', '须知'],
  ['serious', 'link-name', 'a', ''],
  ['critical', 'button-name', 'button', ''],
] as const;

/** Element by element: the page's content policy lets no HTML in. */
const spoil = (page: Page, place: string, tag: string, words: string) =>
  page.locator(place).evaluate(
    (each, [name, text]) => {
      const added = document.createElement(name);
      added.textContent = text;
      if (name === 'a') added.setAttribute('href', '#/x');
      each.append(added);
    },
    [tag, words] as const,
  );

const LINE = 'width:80px;font-size:16px;white-space:nowrap;overflow:hidden';

/** Puts words at the top of the screen, in an element that looks like this. */
const putFirst = (page: Page, tag: string, words: string, look: string) =>
  page.locator('main').evaluate(
    (main, [name, text, css]) => {
      const added = document.createElement(name);
      added.textContent = text;
      // The page's content policy concerns styles that come as HTML.
      added.style.cssText = css;
      main.prepend(added);
    },
    [tag, words, look] as const,
  );

const idsOf = async (page: Page) => (await accessibilityFaultsOf(page)).map((fault) => fault.split(':')[0]);

test.each([
  ['a screen', '/schedule/member', 'main'],
  ['a panel', '/schedule/member?step=code', '[role="dialog"]'],
])('faults of every weight are seen on %s', async (_, address, place) => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await open(address);
  await waitUntilLoaded(page);
  await page.locator(place).waitFor();
  expect(await idsOf(page)).toEqual([]);
  for (const [, , tag, words] of FAULTS) await spoil(page, place, tag, words);
  expect(await idsOf(page)).toEqual(expect.arrayContaining(FAULTS.map(([, id]) => id)));
});

test('words that are cut, run over or are covered are seen, words that are cut on purpose are not', async () => {
  const { page, open } = await newVisitor({ width: 320, persona: 'member' });
  await open('/schedule/address');
  await waitUntilLoaded(page);
  await enlargeText(page, 200);
  expect(await page.evaluate(hurtTexts)).toEqual([]);
  await putFirst(page, 'p', '这一行太长了', LINE);
  await putFirst(page, 'p', '这一行有省略号', `${LINE};text-overflow:ellipsis`);
  await putFirst(page, 'button', '太宽的按钮', 'width:60px;font-size:16px;white-space:nowrap');
  const seen = await page.evaluate(hurtTexts);
  expect(seen.sort()).toEqual(['太宽的按钮 runs over its control', '这一行太长了 is cut']);
  await putFirst(page, 'div', '盖住了', 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:99;background:#fff');
  expect(await page.evaluate(hurtTexts)).toContain('a bar covers the middle of the window: 盖住了');
});
