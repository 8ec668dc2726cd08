import type { Page } from 'playwright-core';
import { type Front, openFront } from '../support/front';
import { newVisitor, type Persona, type Visitor } from '../support/visitor';

/* A phone that keeps the app: opened again without a network, after a release, and after the host has switched it off. */

const LIMIT_MS = 30_000;
const CODE = '/schedule/member?step=code';
const OLD_CODE = /这是 .+ 存下的码/;

let front: Front;

beforeEach(async () => {
  front = await openFront();
});
afterEach(() => front.close());

const phone = (persona?: Persona) => newVisitor({ hasWorker: true, ...(persona && { persona }) });
const goTo = (page: Page, address: string) => page.goto(`${front.base}/#${address}`);

async function setNetwork({ context }: Visitor, isThere: boolean): Promise<void> {
  front.isDown = !isThere;
  await context.setOffline(!isThere);
}

/** The shells that the phone has whole, by their builds. */
const shellsOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const whole = await Promise.all(names.map((cacheName) => caches.match(`${location.origin}/`, { cacheName })));
    return names.filter((_, place) => whole[place]).map((name) => name.split(':').pop() ?? '');
  });

async function waitForShell(page: Page, build: RegExp): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (!(await shellsOf(page)).some((each) => build.test(each))) {
    if (Date.now() > until) throw new Error(`no shell like ${build}: ${await shellsOf(page)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A worker that is kept busy gives way only once it has rested for as long as a minute. */
const GIVES_WAY_MS = 130_000;

async function waitForNothingKept(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const states = registrations.map(({ installing, waiting, active }) => (installing ?? waiting ?? active)?.state);
      return [...(await caches.keys()), ...states].join(' ');
    });
  const until = Date.now() + GIVES_WAY_MS;
  let pauseMs = 500;
  let callAt = 0;
  for (let kept = await left(); kept !== ''; kept = await left()) {
    if (Date.now() > until) throw new Error(`still kept: ${kept}`);
    if (Date.now() >= callAt) {
      // As a page in use does: one that came before the switch may have registered the worker once more.
      await page.evaluate(() =>
        fetch('./version.json').then(
          () => undefined,
          () => undefined,
        ),
      );
      callAt = Date.now() + pauseMs;
      pauseMs *= 2;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const ownOnly = ({ complaints }: Visitor) => complaints.filter((each) => each !== `foreign request: ${front.base}`);

const digitsOf = async (page: Page) => {
  const digits = page.locator('p', { has: page.locator('span') }).filter({ hasText: /^(\d{2,4}\s?){4,5}$/ });
  return ((await digits.first().textContent()) ?? '').replace(/\s/g, '');
};

/** Which build the page is of, by its mark and by its main script. */
const buildsOf = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
    const script = document.querySelector<HTMLScriptElement>('script[src*="umi."]')?.src ?? '';
    return { mark, script: script.split('/').pop() ?? '' };
  });

const memberPage = (page: Page) => page.getByRole('button', { name: /退出登录/ }).waitFor();

test('after a visit the app opens without a network: the code with its time, screens that are kept, and a word for others', async () => {
  const visitor = await phone('member');
  const { page } = visitor;
  await goTo(page, CODE);
  await page.getByRole('img', { name: '会员码二维码' }).waitFor();
  const digits = await digitsOf(page);
  expect(digits).toMatch(/^66\d{16}$/);
  await waitForShell(page, /./);
  expect(front.asked.indexOf('/sw.js')).toBeGreaterThan(front.asked.indexOf('/api/miniapp/user/home'));

  await setNetwork(visitor, false);
  await page.reload();
  await page.getByText(OLD_CODE).waitFor();
  expect(await digitsOf(page)).toBe(digits);

  await page.goto(`${front.base}/?channelName=a#/coupon-list`);
  await page.getByRole('heading', { name: '最近的券码' }).or(page.getByText('网络不给力').first()).first().waitFor();
  await page.goto(`${front.base}/#/schedule/points-mall`);
  await page.getByText('网络不给力').first().waitFor();

  // Code that the phone does not keep; a phone that does not know of its lost network says it in other words.
  const stuck = page.getByRole('heading', { name: /^(没有网络|这个页面没有打开)$/ });
  const retry = page.getByRole('button', { name: /^重\s?试$/ });
  await goTo(page, '/skin-library');
  await stuck.waitFor();
  await retry.click();
  await stuck.waitFor();
  await setNetwork(visitor, true);
  // One that knows that the network is back opens by itself.
  const opened = page.getByRole('heading', { name: /皮肤/ }).first();
  await Promise.any([opened.waitFor(), retry.click()]);
  await opened.waitFor();
  // Said when the screen was given up.
  const isLostCode = (each: string) => /Loading (CSS )?chunk \d+ failed/.test(each);
  expect(ownOnly(visitor).filter((each) => !isLostCode(each))).toEqual([]);
});

test('no call is ever answered from the phone, and nothing but files of the build is kept', async () => {
  const visitor = await phone('member');
  const { page } = visitor;
  await goTo(page, '/schedule/points-mall');
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await waitForShell(page, /./);
  await goTo(page, '/schedule/points-mall/order-list');
  await page.getByRole('tablist', { name: '订单状态' }).waitFor();
  await page.reload();
  await page.getByRole('tablist', { name: '订单状态' }).waitFor();
  const kept = await page.evaluate(async () => {
    const rooms = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return rooms.flat().map(({ url }) => new URL(url).pathname);
  });
  const strays = kept.filter(
    (path) => !/^\/(app-config\.js|(static\/)?[^/]+\.[0-9a-f]{6,8}(\.\w+)?\.\w+)?$/.test(path),
  );
  expect([kept.length > 40, strays]).toEqual([true, []]);
  await setNetwork(visitor, false);
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/api/miniapp/mall/goods/list?currentPage=1&pageSize=20', '/version.json', '/sw.js'].map((path) =>
        fetch(path).then(
          ({ status }) => String(status),
          () => 'lost',
        ),
      ),
    ),
  );
  expect(answers).toEqual(['lost', 'lost', 'lost']);
});

test('a later build: page and code are always of one and the same, also when it has come only in part', async () => {
  const visitor = await phone('member');
  const { page } = visitor;
  await goTo(page, '/schedule/member');
  await memberPage(page);
  await waitForShell(page, /./);
  const first = await buildsOf(page);

  // Released while the phone was away: the kept build opens whole.
  front.release('b');
  await setNetwork(visitor, false);
  await page.reload();
  await page.getByRole('button', { name: '会员码' }).waitFor();
  expect(await buildsOf(page)).toEqual(first);

  // In the network the new page comes, with its own code, and takes the place of the former one.
  await setNetwork(visitor, true);
  await page.reload();
  await memberPage(page);
  expect(await buildsOf(page)).toEqual({ mark: 'b'.repeat(12), script: `umi.${'b'.repeat(8)}.js` });
  await waitForShell(page, /^b+$/);

  // A release of which one file is missing: the page is shown, but not kept.
  front.release('c');
  front.instead.set('/app-config.js', () => undefined);
  await page.reload();
  await memberPage(page);
  expect((await buildsOf(page)).mark).toBe('c'.repeat(12));
  const update = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
      const worker = registration?.installing;
      if (!worker) return 'none';
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      return worker.state;
    });
  expect(['none', 'redundant']).toContain(await update());
  await setNetwork(visitor, false);
  await page.reload();
  await page.getByRole('button', { name: '会员码' }).waitFor();
  expect(await buildsOf(page)).toEqual({ mark: 'b'.repeat(12), script: `umi.${'b'.repeat(8)}.js` });
  expect(ownOnly(visitor)).toEqual([]);
});

test.each([
  [
    'switched off in app-config.js',
    () => front.instead.set('/app-config.js', (text) => text.replace('"offlineShell":true', '"offlineShell":false')),
  ],
  [
    'a release with the tombstone',
    async () => {
      const tombstone = await (await fetch(`${front.base}/sw-off.js`)).text();
      front.instead.set('/sw.js', () => tombstone);
    },
  ],
] as const)('%s: the next visit takes away everything', async (_, switchOff) => {
  const visitor = await phone();
  const { page } = visitor;
  await goTo(page, '/schedule/member');
  await waitForShell(page, /./);
  await switchOff();
  await page.reload();
  await page.getByRole('button', { name: '登录' }).first().waitFor();
  await waitForNothingKept(page);
  await setNetwork(visitor, false);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
  expect(ownOnly(visitor)).toEqual([]);
});

async function signIn(page: Page, name: string): Promise<void> {
  await goTo(page, '/schedule/member');
  await page.getByRole('button', { name: '登录' }).first().click();
  await page.getByRole('button', { name, exact: true }).click();
  await memberPage(page);
}

test('in a new tab without a network: the codes of who has not signed out, until another member signs in', async () => {
  const visitor = await phone();
  const { page, context } = visitor;
  await signIn(page, '会员');
  await goTo(page, CODE);
  await page.getByRole('img', { name: '会员码二维码' }).waitFor();
  const digits = (await digitsOf(page)).replace(/(\d{4})(?=\d)/g, '$1 ');
  await waitForShell(page, /./);
  await page.close();

  await setNetwork(visitor, false);
  const second = await context.newPage();
  await goTo(second, '/schedule/member');
  await second.getByRole('heading', { name: '上次登录时存下的码' }).waitFor();
  await second.getByText(digits).waitFor();
  await second.getByText(/\d\d:\d\d 存下/).waitFor();
  await setNetwork(visitor, true);
  await second.reload();
  await second.getByText('您还没有登录').waitFor();
  await second.getByRole('link', { name: /电话客服/ }).waitFor();
  expect(await second.getByRole('heading', { name: '上次登录时存下的码' }).count()).toBe(0);
  await signIn(second, '普通新客');
  await second.close();

  await setNetwork(visitor, false);
  const third = await context.newPage();
  await goTo(third, '/schedule/member');
  await third.getByText('您还没有登录').waitFor();
  expect(await third.getByRole('heading', { name: '上次登录时存下的码' }).count()).toBe(0);
  expect(await third.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(digits.replace(/ /g, ''));
});
