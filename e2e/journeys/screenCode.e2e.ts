import type { Page, Route } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { codeOf, styleOf } from '../support/screenFiles';
import { newVisitor } from '../support/visitor';

const HOME = '/schedule/points-mall';
const SCREEN = '/equity-day';
const CODE = codeOf(SCREEN);
const HOME_CODE = codeOf(HOME);
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '404' });
const crashed = (page: Page) => page.getByRole('heading', { name: '这个页面没有打开' });
const screenItself = (page: Page) => page.getByRole('heading', { name: /权益日/ }).first();

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#${path}`);

/** How often the document itself was loaded. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function openHome(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(HOME);
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('without a network a screen waits, and opens by itself when the network is back', async () => {
  const { page, context, open, complaints } = await newVisitor();
  const documents = countDocuments(page);
  await openHome(page, open);
  await context.setOffline(true);
  await go(page, SCREEN);
  await page.getByRole('heading', { name: '没有网络' }).waitFor();
  await context.setOffline(false);
  await screenItself(page).waitFor();
  expect(documents()).toBe(1);
  expect(complaints).toEqual([]);
});

const WAITING = '没有网络，连上后会自动打开';

test.each([
  ['/skin-library', '?articleId=SK4001'],
  ['/keyan?studyId=KY2603', '&step=fit'],
])('without a network a view of %s waits with a word, and opens by itself', async (screen, view) => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'member' });
  await open(screen);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await go(page, screen + view);
  await page.getByText(WAITING).waitFor();
  await context.setOffline(false);
  await page.getByText(WAITING).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  expect(complaints).toEqual([]);
});

test('code that hangs: a word, 重试, the panel; and never a new page', async () => {
  const { page, open, complaints } = await newVisitor();
  const documents = countDocuments(page);
  await openHome(page, open);
  await page.clock.install();
  await page.route(CODE, () => {});
  await go(page, SCREEN);
  const pass = async (seconds: number) => page.clock.fastForward(seconds * 1000);
  await page.getByText('加载中').waitFor({ state: 'attached' });
  await pass(15);
  await page.getByText('网络较慢，正在打开').waitFor();
  await pass(30);
  await page.getByRole('heading', { name: '页面还没有打开' }).waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('加载中').waitFor({ state: 'attached' });
  await pass(45);
  await page.getByRole('heading', { name: '页面还没有打开' }).waitFor();
  await pass(75);
  await crashed(page).waitFor();
  expect(documents()).toBe(1);
  await page.unroute(CODE);
  await page.getByRole('button', { name: '重试' }).click();
  await screenItself(page).waitFor();
  expect(documents()).toBe(1);
  // React tells the console of every error that a boundary has caught.
  expect(complaints.filter((each) => !each.startsWith('console.error: ChunkLoadError'))).toEqual([]);
});

test('a style sheet that hangs is asked for again', async () => {
  const { page, open, complaints } = await newVisitor();
  await openHome(page, open);
  await page.clock.install();
  await page.route(styleOf(SCREEN), () => {});
  await go(page, SCREEN);
  await page.getByText('加载中').waitFor({ state: 'attached' });
  await page.clock.fastForward(15_000);
  await screenItself(page).waitFor();
  expect(complaints).toEqual([]);
});

test('a style sheet that breaks off where the screen is shown ahead is asked for again', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  let tries = 0;
  await page.route(styleOf(ROUTES.member.path), (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.continue();
  });
  await open(ROUTES.member.path);
  await page.locator('#root').getByRole('button', { name: '会员码' }).waitFor();
  await page.waitForFunction(() => {
    const [sheet] = [...document.querySelectorAll('link[rel="stylesheet"]')].map(
      (link) => (link as HTMLLinkElement).sheet,
    );
    return (sheet?.cssRules.length ?? 0) > 0;
  });
  expect(complaints).toEqual([]);
});

test('code that is gone after a release: one new page, at the same screen', async () => {
  const { page, open } = await newVisitor();
  const documents = countDocuments(page);
  await openHome(page, open);
  await page.route(CODE, (route) => (page.url().includes('_v=') ? route.continue() : missing(route)));
  await go(page, `${SCREEN}?from=a%2Fb`);
  await screenItself(page).waitFor();
  expect(documents()).toBe(2);
  expect(page.url()).toMatch(/\?_v=\w+#\/equity-day\?from=a%2Fb$/);
});

test.each([
  ['', false],
  [' on a phone that keeps no storage', true],
])('code that is gone for good%s: one new page at most, then the panel', async (_, isBlocked) => {
  const { page, context, open } = await newVisitor();
  if (isBlocked) {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
  }
  const documents = countDocuments(page);
  await openHome(page, open);
  await page.route(CODE, missing);
  await go(page, SCREEN);
  await page.waitForURL(/_v=/);
  await crashed(page).waitFor();
  await page.waitForTimeout(3000);
  expect(documents()).toBe(2);
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await go(page, SCREEN);
  await crashed(page).waitFor();
  expect(documents()).toBe(2);
});

test('the server is out of reach although the phone names a network: the app stays', async () => {
  const { page, open } = await newVisitor();
  const documents = countDocuments(page);
  await openHome(page, open);
  await page.route('**/*', (route) => route.abort('timedout'));
  await go(page, SCREEN);
  await crashed(page).waitFor();
  expect(documents()).toBe(1);
  await page.unroute('**/*');
  await page.getByRole('button', { name: '重试' }).click();
  await screenItself(page).waitFor();
  expect(documents()).toBe(1);
});

test('返回首页 in the panel of the home screen tries it once more', async () => {
  const { page, open } = await newVisitor();
  await page.route(HOME_CODE, missing);
  await open(HOME);
  await crashed(page).waitFor();
  await page.unroute(HOME_CODE);
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
});

test.each([
  ['/Equity?rightId=R1', '#/equity?rightId=R1'],
  ['/equity/?rightId=R1', '#/equity?rightId=R1'],
])('%s is no screen: the right address is offered', async (path, offered) => {
  const { page, open, complaints } = await newVisitor();
  await open(path);
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
  expect(await page.title()).toBe('页面不存在');
  const offer = page.getByRole('link', { name: '权益详情' });
  expect(await offer.getAttribute('href')).toBe(offered);
  await offer.click();
  await page.waitForFunction(() => document.title === '权益详情');
  expect(complaints).toEqual([]);
});
