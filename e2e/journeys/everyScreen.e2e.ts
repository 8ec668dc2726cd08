import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROUTES } from '../../src/shared/config/routes';
import { newVisitor } from '../support/visitor';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** What a screen needs in its address to show something. */
const QUERIES: Readonly<Record<string, string>> = {
  '/schedule/points-mall/goods-detail': '?goodsId=G1003',
  '/schedule/notice-before': '?type=vip',
};

const SCREENS = Object.values(ROUTES).map(({ path }) => path);
/** Loading words and values that only a mistake puts on a screen. */
const MISTAKES = /undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/;

describe.each([
  ['normal', false],
  ['长辈版', true],
] as const)('%s', (_, elder) => {
  test.each(SCREENS)('%s shows at 320 px without overflow, mistakes or serious accessibility faults', async (path) => {
    const { page, open, complaints, context } = await newVisitor({ width: 320, elder, persona: 'member' });
    await open(path + (QUERIES[path] ?? ''));
    await page.locator('h1, h2, [role=alert]').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('#root [aria-busy="true"]'));

    const text = await page.locator('#root').innerText();
    expect(text.trim().length).toBeGreaterThan(3);
    expect(text).not.toMatch(MISTAKES);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    // Evaluated by the test driver, which the page's content policy does not concern.
    await page.evaluate(axe);
    const faults = await page.evaluate(async () => {
      const runner = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } }).axe;
      return (await runner.run({ resultTypes: ['violations'] })).violations;
    });
    const serious = faults.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each(SCREENS)('a guest sees no full phone number on %s', async (path) => {
  const { page, open, complaints, context } = await newVisitor();
  await open(path + (QUERIES[path] ?? ''));
  await page.locator('h1, h2, button').first().waitFor();
  expect(await page.locator('#root').innerText()).not.toMatch(/1[3-9]\d{9}/);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(complaints).toEqual([]);
  await context.close();
});
