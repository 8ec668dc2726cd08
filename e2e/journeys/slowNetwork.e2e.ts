import type { Page } from 'playwright-core';
import { allRoutes } from '../../src/shared/config/routes';
import { allVisits } from '../../src/testing/visits';
import { isOnTurn } from '../../src/testing/wide';
import { isQuiet } from '../support/geometry';
import { numbersFrom } from '../support/numbers';
import { askAsMember, newVisitor, type Visitor } from '../support/visitor';

/*
 * A corridor without much of a network: 400 kbit/s, 0.4 s until anything begins to come, and one request in twenty breaks off.
 * Every address can be used within 20 s, whoever has to press 重试 included. Some of them by turns, all in a wide run;
 * NETWORK_SEED chooses other requests to break off.
 */

const SEED = Number(process.env.NETWORK_SEED ?? 20261129);
const BYTES_PER_S = 50_000;
const LATENCY_MS = 400;
const LOST_SHARE = 0.05;
const USABLE_MS = 20_000;
const TURNS = 24;

async function slowDown({ page, context }: Visitor, seed: number): Promise<void> {
  // On such a network answers come packed.
  await context.setExtraHTTPHeaders({});
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S / 2,
  });
  const next = numbersFrom(seed);
  await page.route('**/*', (route) =>
    // Without its page a phone shows what the browser says.
    route.request().isNavigationRequest() || next() >= LOST_SHARE ? route.continue() : route.abort('connectionreset'),
  );
}

/** Waits until the screen can be used; what failed is tried again as a person would. */
async function use(page: Page): Promise<void> {
  const retry = page.locator('#root').getByRole('button', { name: '重试' }).first();
  const until = Date.now() + USABLE_MS;
  for (;;) {
    const hasHeading = (await page.locator('#root :is(h1, h2)').count()) > 0;
    // The page may be loaded anew by itself, where its script broke off.
    const isThere = hasHeading && (await page.evaluate(isQuiet).catch(() => false));
    const hasFailed = isThere && (await retry.count()) > 0;
    if (isThere && !hasFailed) return;
    if (Date.now() > until) throw new Error((await page.locator('body').innerText()).slice(0, 200));
    if (hasFailed) await retry.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

const screens = allRoutes()
  .map(({ path }, place) => ({ path, place }))
  .filter(({ place }) => isOnTurn(place + 3, TURNS));

test.each(screens)('$path can be used within 20 s on a network that hardly is one', async ({ path, place }) => {
  const { at } = (await allVisits(askAsMember)).find((visit) => visit.path === path) ?? { at: path };
  const visitor = await newVisitor({ width: 375, persona: 'member' });
  await slowDown(visitor, SEED + place);
  await visitor.open(at);
  await use(visitor.page);
  expect(visitor.complaints).toEqual([]);
});
