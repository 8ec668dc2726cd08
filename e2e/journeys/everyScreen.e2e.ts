import type { Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { faultsOf, waitUntilLoaded } from '../support/soundness';
import { BASE, newVisitor, resetMock, type Visitor } from '../support/visitor';

/** What a screen needs in its address to show something. */
const QUERIES: Readonly<Record<string, string>> = {
  '/schedule/points-mall/goods-detail': '?goodsId=G1003',
  '/schedule/notice-before': '?type=vip',
};

const SCREENS = Object.values(ROUTES).map(({ path }) => path);

beforeAll(resetMock);

describe.each([
  ['normal', false],
  ['长辈版', true],
] as const)('%s', (_, elder) => {
  test.each(SCREENS)('%s shows at 320 px without overflow, mistakes or serious accessibility faults', async (path) => {
    const { page, open, complaints, context } = await newVisitor({ width: 320, elder, persona: 'member' });
    await open(path + (QUERIES[path] ?? ''));
    await waitUntilLoaded(page);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Addresses with a query that the screen links to. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href*="#/"]')]
      .map((each) => (each.getAttribute('href') ?? '').replace(/^.*#/, ''))
      .filter((address) => address.includes('?')),
  );
}

/** Opens an address in a new document: a change of the hash alone would leave the former screen for a moment. */
async function openAnew({ page, open }: Visitor, address: string): Promise<void> {
  await page.goto(`${BASE}/app-config.js`);
  await open(address);
  await waitUntilLoaded(page);
}

const MOST_OF_ONE_SCREEN = 7;

/** The different places that the app's own screens lead to, at most some of each screen. */
async function collectAddresses(): Promise<string[]> {
  const visitor = await newVisitor({ width: 320, persona: 'member' });
  const byScreen = new Map<string, Set<string>>();
  for (const path of SCREENS) {
    await openAnew(visitor, path + (QUERIES[path] ?? ''));
    for (const address of await linksOf(visitor.page)) {
      const screen = address.split('?')[0] ?? '';
      byScreen.set(screen, (byScreen.get(screen) ?? new Set()).add(address));
    }
  }
  await visitor.context.close();
  return [...byScreen.values()].flatMap((addresses) => [...addresses].slice(0, MOST_OF_ONE_SCREEN));
}

test('what the screens lead to holds as well, by turns in both sizes', async () => {
  const addresses = await collectAddresses();
  expect(addresses.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const elder of [false, true]) {
    const visitor = await newVisitor({ width: 320, elder, persona: 'member' });
    for (const [place, address] of addresses.entries()) {
      if ((place % 2 === 1) !== elder) continue;
      await openAnew(visitor, address);
      faults.push(...(await faultsOf(visitor.page)).map((fault) => `${address}: ${fault}`));
    }
    faults.push(...visitor.complaints);
    await visitor.context.close();
  }
  expect(faults).toEqual([]);
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
