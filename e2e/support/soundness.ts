import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { orderFaultsOf } from './cascade';
import { brokenLabels, filledActionFaults, largeGroups, placesWithoutPhone, smallTexts } from './elder';
import {
  brokenDates,
  choicesWithoutArea,
  marksAtStart,
  misplacedControls,
  pageOverflow,
  partedDates,
  smallControls,
  toTheTop,
} from './geometry';
import { crowdedWords } from './spacedWords';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

interface Found {
  id: string;
  nodes: { html: string }[];
}

/** Loading words and values that only a mistake puts on a screen. */
const MISTAKES = /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/;

/** An amount of money in another form than ¥50.00. */
const ODD_AMOUNT = /¥\d+(?![\d.])|¥\d+\.(?!\d{2}(?!\d))|\d ?元/;

/** Waits until the screen has loaded what it shows. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1, h2, [role=alert]').first().waitFor();
  // A part that waits until it comes near the screen is scrolled to.
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"]');
    busy?.scrollIntoView();
    return !busy;
  });
  await page.evaluate(toTheTop);
}

/** Every accessibility fault of the page as it stands, of whatever weight, with the element that has each. */
export async function accessibilityFaultsOf(page: Page): Promise<string[]> {
  // Once for each document, by the test driver, which the page's content policy does not concern; without an answer, for
  // the driver would read the whole tool back.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axe};undefined`);
  const found = await page.evaluate(async (values) => {
    const runner = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } }).axe;
    // A path to each element, which the tool looks for with a fifth of its time, is of no use here.
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], selectors: false };
    return (await runner.run(options)).violations;
  }, TAGS);
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** Everything, for who has asked for it behind 全部服务, and the country's provinces, of which each looks for his own. */
const EVERYTHING = /tab=service&step=all|step=area\b/;

/** What keeps 长辈版 from being easier, and not only larger. */
async function elderFaultsOf(page: Page): Promise<string[]> {
  const small = await page.evaluate(smallTexts);
  const broken = await page.evaluate(brokenLabels);
  const action = await page.evaluate(filledActionFaults);
  const phone = await page.evaluate(placesWithoutPhone);
  const groups = EVERYTHING.test(page.url()) ? [] : await page.evaluate(largeGroups);
  return [
    ...small.map((each) => `small text: ${each}`),
    ...broken.map((each) => `a label on two lines: ${each}`),
    ...action,
    ...phone,
    ...groups,
  ];
}

/** What is wrong with sizes and lines; 长辈版 has larger controls. */
async function geometryFaultsOf(page: Page): Promise<string[]> {
  const isElder = await page.evaluate(() => document.documentElement.dataset.elder === 'true');
  const overflow = await page.evaluate(pageOverflow);
  const misplaced = await page.evaluate(misplacedControls);
  const dates = await page.evaluate(brokenDates);
  const parted = await page.evaluate(partedDates);
  const marks = await page.evaluate(marksAtStart);
  const crowded = await page.evaluate(crowdedWords);
  const empty = await page.evaluate(choicesWithoutArea);
  const small = await page.evaluate(
    smallControls,
    isElder ? { seen: 44, tap: 60, across: 48 } : { seen: 24, tap: 44, across: 38 },
  );
  await page.evaluate(toTheTop);
  return [
    ...(overflow > 0 ? [`wider than the screen by ${overflow}`] : []),
    ...misplaced.map((each) => `misplaced: ${each}`),
    ...dates.map((each) => `a date on two lines: ${each}`),
    ...parted.map((each) => `a date apart from its words: ${each}`),
    ...marks.map((each) => `a line begins with a mark: ${each}`),
    ...crowded.map((each) => `two characters that are not spaced: ${each}`),
    ...empty.map((each) => `a choice without an area: ${each}`),
    ...small.map((each) => `small: ${each}`),
    ...(isElder ? await elderFaultsOf(page) : []),
  ];
}

/** What is wrong with the screen that stands there now; empty when nothing is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const text = await page.locator('#root').innerText();
  const mains = await page.locator('main').count();
  return [
    ...(text.trim().length <= 3 ? ['nothing to read'] : []),
    ...(MISTAKES.test(text) ? [`mistake in the words: ${MISTAKES.exec(text)?.[0]}`] : []),
    ...(ODD_AMOUNT.test(text) ? [`an amount without two decimals: ${ODD_AMOUNT.exec(text)?.[0]}`] : []),
    ...(mains === 1 ? [] : [`${mains} main landmarks`]),
    ...(await orderFaultsOf(page)),
    ...(await geometryFaultsOf(page)),
    ...(await accessibilityFaultsOf(page)),
  ];
}
