import type { Page } from 'playwright-core';
import { optionalCode } from '../support/screenFiles';
import { newVisitor, type Visitor } from '../support/visitor';

/* Another build stands on the server under an open page. */

const HOUR_MS = 3_600_000;
const VERSION = '**/version.json';
const note = (page: Page) => page.getByText('有新版本');
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The part that asks for the version comes behind the page, and counts the hours from then on. */
async function followed(page: Page, open: () => Promise<void>): Promise<void> {
  const part = page.waitForResponse(optionalCode());
  await open();
  await page.clock.runFor(5000);
  await part;
  await page.waitForLoadState('networkidle');
}

/** An hour in another app, and back. */
async function returnLater(page: Page): Promise<void> {
  await page.clock.fastForward(HOUR_MS);
  await comeBack(page);
}

/** A member at an address; the server has another build by the time he comes back. Answers how often it was asked. */
async function openOldPage(address: string): Promise<Visitor & { asked: () => number }> {
  const visitor = await newVisitor({ persona: 'member' });
  const { page, open } = visitor;
  let count = 0;
  await page.route(VERSION, (route) => {
    count += 1;
    return route.fulfill({ json: { version: 'another' } });
  });
  await page.clock.install();
  await followed(page, () => open(address));
  await page.getByRole('heading').first().waitFor();
  return { ...visitor, asked: () => count };
}

test('nothing is asked at the start, nor on a return at once; the own build offers nothing', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/version.json')) asked.push(request.url());
  });
  await page.clock.install();
  await followed(page, () => open('/schedule/member'));
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  await page.clock.runFor(5000);
  await comeBack(page);
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse(VERSION);
  await returnLater(page);
  expect(await (await answer).json()).toEqual({
    version: await page.locator('meta[name="build"]').getAttribute('content'),
  });
  await page.clock.runFor(3000);
  expect(await note(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a screen at rest: 稍后 is for an hour, 更新 opens the page anew at the same place', async () => {
  const { page, asked, complaints } = await openOldPage('/schedule/member');
  await returnLater(page);
  await note(page).waitFor();
  await page.getByRole('button', { name: /^稍\s?后$/ }).click();
  await note(page).waitFor({ state: 'detached' });
  await comeBack(page);
  await page.clock.runFor(3000);
  expect(await note(page).count()).toBe(0);

  await returnLater(page);
  await note(page).waitFor();
  expect(asked()).toBe(1);
  await page.getByRole('button', { name: /^更\s?新$/ }).click();
  await page.waitForURL(/\?_v=\w+#\/schedule\/member$/);
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['a form with words', '/schedule/address?action=new'],
  ['a panel', '/schedule/member?step=code'],
  ['the wheel', '/activity/nursing-care/play'],
  [
    'an order that is being put together',
    '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1',
  ],
])('never over %s; it comes on the next screen that rests, and goes with it', async (_, address) => {
  const { page, open, asked, complaints } = await openOldPage(address);
  const answer = page.waitForResponse(VERSION);
  await returnLater(page);
  await answer;
  await page.clock.runFor(5000);
  expect(asked()).toBe(1);
  expect(await note(page).count()).toBe(0);
  await page.evaluate(() => {
    location.hash = '/schedule/member';
  });
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  await page.clock.runFor(5000);
  await note(page).waitFor();
  await open('/schedule/address?action=new');
  await note(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('without a network nothing is offered', async () => {
  const { page, context } = await openOldPage('/schedule/points-mall/order-list');
  await context.setOffline(true);
  await returnLater(page);
  await page.clock.runFor(5000);
  expect(await note(page).count()).toBe(0);
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await comeBack(page);
  await page.clock.runFor(5000);
  await note(page).waitFor();
});
