import type { BrowserContext, Page } from 'playwright-core';
import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { BASE, control, newVisitor, type Persona } from '../support/visitor';

const HOME = '/schedule/points-mall';
const GOODS = /\/mall\/goods\/list\?/;
const GAUZE = '氨基酸温和洗护礼盒';

/** Another page of the same phone, as after WeChat was closed: what is kept for the tab is gone. */
async function comeAgain(context: BrowserContext): Promise<Page> {
  for (const page of context.pages()) await page.close();
  return context.newPage();
}

const openHome = (page: Page) => page.goto(`${BASE}/#${HOME}`, { waitUntil: 'commit' });

/** The first visit, until it has left its goods. */
async function visit(options: Parameters<typeof newVisitor>[0] = {}) {
  const visitor = await newVisitor(options);
  await visitor.open(HOME);
  await visitor.page.waitForFunction(() => Object.keys(localStorage).some((note) => /goods\/list/.test(note)));
  return visitor;
}

/** Keeps the answers with goods on the way; `release` lets them come, changed by `change`. */
const holdGoods = (page: Page, change: (body: string) => string = (body) => body) =>
  holdRequests(page, GOODS, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) }).catch(() => undefined);
  });

const firstCard = (page: Page) => page.locator('a[href*="goods-detail"]').filter({ hasText: GAUZE }).first();

test.each([
  ['a guest', {}],
  ['a guest in 长辈版', { elder: true }],
] as const)(
  '%s: the last visit’s goods stand there before any answer and before the app, and stay until today’s',
  async (_, options) => {
    const { context } = await visit(options);
    const page = await comeAgain(context);
    const release = await holdGoods(page, (body) => body.replace('"points":800', '"points":750'));
    const giveCode = await holdRequests(page, MAIN_SCRIPT);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) {
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHome(page);
    const first = page.getByText('800', { exact: true }).first();
    await page.locator('#start').getByText(GAUZE).waitFor();
    await first.waitFor();
    // The app is there, and draws the same while it waits.
    giveCode();
    await page.locator('#start').waitFor({ state: 'detached' });
    await page.locator('#root').getByText(GAUZE).waitFor();
    await first.waitFor();
    release();
    await page.getByText('750', { exact: true }).first().waitFor();
    expect(await page.getByText('800', { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  },
);

test('in the cover today’s price takes the place of the last visit’s', async () => {
  const { context } = await visit();
  const page = await comeAgain(context);
  const release = await holdGoods(page, (body) => body.replace('"points":800', '"points":750'));
  await page.route(MAIN_SCRIPT, () => {});
  await openHome(page);
  const cover = page.locator('#start');
  await cover.getByText('800', { exact: true }).waitFor();
  release();
  await cover.getByText('750', { exact: true }).waitFor();
  expect(await cover.getByText('800', { exact: true }).count()).toBe(0);
});

test('without a network the goods say from when they are, and come anew with it', async () => {
  const { context } = await visit();
  const page = await comeAgain(context);
  await page.route(GOODS, (route) => route.abort());
  await openHome(page);
  await firstCard(page).waitFor();
  await page.getByText(/网络不给力，数据更新于/).waitFor({ timeout: 20_000 });
  await page.unroute(GOODS);
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByText(/网络不给力/).waitFor({ state: 'detached' });
  await firstCard(page).waitFor();
});

test('a server that answers with an error has the last word', async () => {
  const { context } = await visit();
  const page = await comeAgain(context);
  await page.route(GOODS, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openHome(page);
  await page.getByRole('button', { name: '重试' }).waitFor({ timeout: 20_000 });
  expect(await firstCard(page).count()).toBe(0);
  await page.unroute(GOODS);
  await page.getByRole('button', { name: '重试' }).click();
  await firstCard(page).waitFor();
});

test('what is left says nothing of whose visit it was', async () => {
  const kept = async (persona?: Persona) => {
    const { page } = await visit(persona ? { persona } : {});
    await page.waitForFunction(() => Object.keys(localStorage).filter((note) => /^lastVisit:/.test(note)).length === 3);
    return page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([note]) => /^lastVisit:/.test(note))
        .map(([note, text]) => [note, (JSON.parse(text as string) as { data: unknown }).data])
        .sort(),
    );
  };
  const guest = await kept();
  for (const persona of ['newcomer', 'member', 'lapsed'] as const) expect(await kept(persona)).toEqual(guest);
});

test('a good that is gone meanwhile leads to a screen that says so', async () => {
  const { context } = await visit();
  const page = await comeAgain(context);
  await holdGoods(page);
  await openHome(page);
  await page.locator('#root a[href*="goods-detail"]').first().waitFor();
  await control('fault', { path: '/api/miniapp/mall/goods/detail', kind: 'business', times: 1 });
  await page.locator('#root a[href*="goods-detail"]').first().click();
  await page.getByText(/CODE:/).first().waitFor();
});
