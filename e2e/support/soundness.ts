import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** Loading words and values that only a mistake puts on a screen. */
const MISTAKES = /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/;

/** An amount of money in another form than ¥50.00. */
const ODD_AMOUNT = /¥\d+(?![\d.])|¥\d+\.(?!\d{2}(?!\d))|\d ?元/;

/** Waits until the screen has loaded what it shows. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1, h2, [role=alert]').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('#root [aria-busy="true"]'));
}

/** Buttons and links that a person cannot read or reach: words in a column, or a part beyond the edge of the screen. */
function misplacedControls(): string[] {
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
    const isBeyond = (right > window.innerWidth + 1 || left < -1) && !canScrollSideways(each);
    return isColumn || isBeyond ? [`${words.slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`] : [];
  });
}

/** Serious and critical accessibility faults of the page as it stands, with the element that has each. */
export async function accessibilityFaultsOf(page: Page): Promise<string[]> {
  // Evaluated by the test driver, which the page's content policy does not concern.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const runner = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } }).axe;
    return (await runner.run({ resultTypes: ['violations'] })).violations;
  });
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** What is wrong with the screen that stands there now; empty when nothing is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const text = await page.locator('#root').innerText();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const misplaced = await page.evaluate(misplacedControls);
  return [
    ...(text.trim().length <= 3 ? ['nothing to read'] : []),
    ...(MISTAKES.test(text) ? [`mistake in the words: ${MISTAKES.exec(text)?.[0]}`] : []),
    ...(ODD_AMOUNT.test(text) ? [`an amount without two decimals: ${ODD_AMOUNT.exec(text)?.[0]}`] : []),
    ...(overflow > 0 ? [`wider than the screen by ${overflow}`] : []),
    ...misplaced.map((each) => `misplaced: ${each}`),
    ...(await accessibilityFaultsOf(page)),
  ];
}
