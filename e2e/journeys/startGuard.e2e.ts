import type { Page, Route } from 'playwright-core';
import { BASE, newVisitor } from '../support/visitor';

const MAIN = /\/umi\.\w+\.js/;
const CONFIG = /\/app-config\.js/;
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
const panel = (page: Page) => page.getByRole('heading', { name: '页面没有打开' });
const secondsOf = (page: Page) => async (seconds: number) => page.clock.fastForward(seconds * 1000);

/** A guest's phone that comes back from the login; the app's code is still to come. */
async function returnFromLogin() {
  const visitor = await newVisitor();
  const answer = await visitor.context.request.post(`${BASE}/api/__mock/login`, { data: { persona: 'member' } });
  const { data } = (await answer.json()) as { data: { login_access_token: string; userId: string } };
  await visitor.page.goto(`${BASE}/app-config.js`);
  await visitor.page.evaluate(() => sessionStorage.setItem('systemOauthRedirect', '1'));
  const query = `login_access_token=${data.login_access_token}&userId=${data.userId}`;
  return {
    ...visitor,
    token: data.login_access_token,
    address: `${BASE}/?channelName=a%20b#/schedule/member?${query}`,
  };
}

const loginInfoOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('loginInfo') ?? '');

test.each([
  ['is not there any more', missing],
  ['breaks off', (route: Route) => route.abort('connectionreset')],
  ['is the page of somebody else', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<html>' })],
])('the main script %s: no token in the address, a panel, and 重试 signs the member in', async (_, spoil) => {
  const { page, token, address, complaints } = await returnFromLogin();
  await page.route(MAIN, spoil);
  await page.goto(address);
  await panel(page).waitFor();
  const cleaned = /\/\?channelName=a%20b(&_v=\w+)?#\/schedule\/member$/;
  expect(page.url()).toMatch(cleaned);
  expect(await page.content()).not.toContain(token);
  await page.getByRole('link', { name: '400-000-0000' }).waitFor();

  // Still not there: the same panel again, and again without the token.
  const tried = page.url();
  await page.getByRole('button', { name: '重试' }).click();
  await page.waitForURL((url) => url.href !== tried && url.search.includes('_v='));
  await panel(page).waitFor();
  expect(page.url()).toMatch(cleaned);

  await page.unroute(MAIN);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(await loginInfoOf(page)).toContain(token);
  expect(page.url()).not.toContain(token);
  expect(complaints.filter((each) => !each.startsWith('pageerror: Unexpected token'))).toEqual([]);
});

test('the main script breaks off once: the page tries again by itself, and the member is signed in', async () => {
  const { page, token, address, complaints } = await returnFromLogin();
  let tries = 0;
  await page.route(MAIN, (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(address);
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(tries).toBe(2);
  expect(await loginInfoOf(page)).toContain(token);
  expect(page.url()).not.toContain(token);
  expect(complaints).toEqual([]);
});

test('a main script that is only late takes the page over, with the login', async () => {
  const { page, token, address, complaints } = await returnFromLogin();
  const held: Route[] = [];
  await page.clock.install();
  await page.route(MAIN, (route) => void held.push(route));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('root') !== null);
  const pass = secondsOf(page);
  await pass(16);
  await page.getByText('网络较慢，正在打开').waitFor();
  expect(page.url()).toContain(token);
  await pass(30);
  await panel(page).waitFor();
  expect(page.url()).toBe(`${BASE}/?channelName=a%20b#/schedule/member`);
  for (const route of held) await route.continue();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(await loginInfoOf(page)).toContain(token);
  expect(page.url()).not.toContain(token);
  expect(await panel(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('neither script nor configuration: the panel without a number', async () => {
  const { page, open, complaints } = await newVisitor({ elder: true });
  await page.route(MAIN, missing);
  await page.route(CONFIG, missing);
  await open('/equity');
  await panel(page).waitFor();
  expect(await page.getByRole('link').count()).toBe(0);
  expect(await page.getByRole('button', { name: '重试' }).evaluate((each) => each.clientHeight)).toBeGreaterThanOrEqual(
    60,
  );
  expect(complaints).toEqual([]);
});

test('a configuration that hangs does not leave a blank page', async () => {
  const { page } = await newVisitor();
  await page.clock.install();
  await page.route(CONFIG, () => {});
  await page.goto(`${BASE}/#/equity`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('root') !== null);
  await secondsOf(page)(46);
  await panel(page).waitFor();
});

test('without the configuration alone the app starts', async () => {
  const { page, open, complaints } = await newVisitor();
  await page.route(CONFIG, missing);
  await open('/schedule/points-mall');
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  expect(complaints).toEqual([]);
});

test('the phone has no network: the panel opens the page by itself when there is one', async () => {
  const { page, context, open } = await newVisitor();
  await page.route(MAIN, (route) => route.abort('internetdisconnected'));
  await context.addInitScript(() => {
    if (location.search === '') Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await open('/equity-day');
  await page.getByText('没有网络，连上后会自动打开。').waitFor();
  await page.unroute(MAIN);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForURL(/_v=/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
