import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { contests, orderFaults } from './cascade';
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
import { lookTogether } from './lookTogether';
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

/** The violations as text; nothing where the tool is not there yet. Runs in the page. */
async function violations(values: string[]): Promise<string | undefined> {
  const { axe } = window as unknown as { axe?: { run: (options: object) => Promise<{ violations: Found[] }> } };
  // A path to each element, which the tool looks for with a fifth of its time, is of no use here.
  const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], selectors: false };
  const found = await axe?.run(options);
  return found && JSON.stringify(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`));
}

/** Every accessibility fault of the page as it stands, of whatever weight, with the element that has each. */
export async function accessibilityFaultsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(violations, TAGS);
  if (found !== undefined) return JSON.parse(found);
  // Once for each document, by the test driver, which the page's content policy does not concern; without an answer, for
  // the driver would read the whole tool back.
  await page.evaluate(`${axe};undefined`);
  return accessibilityFaultsOf(page);
}

/** Everything, for who has asked for it behind 全部服务, and the country's provinces, of which each looks for his own. */
const EVERYTHING = /tab=service&step=all|step=area\b/;

/** What is read of a page, and its landmarks. Run in the page. */
const WORDS = {
  text: () => document.getElementById('root')?.innerText ?? '',
  mains: () => document.querySelectorAll('main').length,
};

/** What is wrong with sizes and lines. */
const GEOMETRY = {
  overflow: pageOverflow,
  misplaced: misplacedControls,
  dates: brokenDates,
  parted: partedDates,
  marks: marksAtStart,
  crowded: crowdedWords,
  empty: choicesWithoutArea,
  small: smallControls,
};

/** What keeps 长辈版 from being easier, and not only larger. */
const ELDER = {
  smallTexts,
  broken: brokenLabels,
  action: filledActionFaults,
  phone: placesWithoutPhone,
  groups: largeGroups,
};

/** 长辈版 has larger controls. */
const tapRuleOf = (isElder: boolean) =>
  isElder ? { seen: 44, tap: 60, across: 48 } : { seen: 24, tap: 44, across: 38 };

const named = (name: string, found: string[]) => found.map((each) => `${name}: ${each}`);

/** What is wrong with the words. */
const wordFaultsOf = (text: string): string[] => [
  ...(text.trim().length <= 3 ? ['nothing to read'] : []),
  ...(MISTAKES.test(text) ? [`mistake in the words: ${MISTAKES.exec(text)?.[0]}`] : []),
  ...(ODD_AMOUNT.test(text) ? [`an amount without two decimals: ${ODD_AMOUNT.exec(text)?.[0]}`] : []),
];

async function elderFaultsOf(page: Page): Promise<string[]> {
  const seen = await lookTogether(page, ELDER);
  return [
    ...named('small text', seen.smallTexts),
    ...named('a label on two lines', seen.broken),
    ...seen.action,
    ...seen.phone,
    ...(EVERYTHING.test(page.url()) ? [] : seen.groups),
  ];
}

/** What is wrong with the screen that stands there now; empty when nothing is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const isElder = await page.evaluate(() => document.documentElement.dataset.elder === 'true');
  const looks = { ...WORDS, contests, ...GEOMETRY, toTheTop };
  const seen = await lookTogether(page, looks, { small: tapRuleOf(isElder) });
  return [
    ...wordFaultsOf(seen.text),
    ...(seen.mains === 1 ? [] : [`${seen.mains} main landmarks`]),
    ...orderFaults(seen.contests),
    ...(seen.overflow > 0 ? [`wider than the screen by ${seen.overflow}`] : []),
    ...named('misplaced', seen.misplaced),
    ...named('a date on two lines', seen.dates),
    ...named('a date apart from its words', seen.parted),
    ...named('a line begins with a mark', seen.marks),
    ...named('two characters that are not spaced', seen.crowded),
    ...named('a choice without an area', seen.empty),
    ...named('small', seen.small),
    ...(isElder ? await elderFaultsOf(page) : []),
    ...(await accessibilityFaultsOf(page)),
  ];
}
