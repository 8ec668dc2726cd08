import type { BrowserContext, Page } from 'playwright-core';
import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { signInByPage } from '../support/login';
import { ask, loseAnswer, pointsOf } from '../support/membership';
import { BASE, newVisitor } from '../support/visitor';

/* What another tab, and a phone that empties its storage, do to an open page. */

const GOOD = '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1';
const SIGN = /^签到 \+/;
const RESULT = /已提交|成功|兑换结果/;

const ordersOf = async (page: Page) =>
  (await ask<{ totalCount: number }>(page, 'GET mall/order/list', { tab: 'all', currentPage: '1', pageSize: '5' }))
    .totalCount;

/** Signs in in another tab of the same phone. */
async function signInBeside(context: BrowserContext, name: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${BASE}/#/schedule/member`);
  await tab.getByRole('button', { name: '登录' }).first().click();
  await tab.getByRole('button', { name, exact: true }).click();
  await tab.getByRole('button', { name: '退出登录' }).waitFor();
  return tab;
}

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: '退出登录' }).click();
  await tab.getByRole('button', { name: /^退\s?出$/ }).click();
  await tab.getByRole('button', { name: '登录' }).first().waitFor();
}

/** An order that the server has, and whose answer the page has not got. */
async function loseOrder(page: Page): Promise<void> {
  await page.getByText('我已阅读并同意').click();
  await loseAnswer(page, 'mall/order/create');
  await page.getByRole('button', { name: '提交订单' }).click();
  await again(page).waitFor();
}

const again = (page: Page) => page.getByRole('button', { name: '再查一次' });

test('the phone empties its storage under an order without an answer: nothing is handed in twice, and it is said', async () => {
  const { page, open, complaints } = await signInByPage('会员');
  await open(GOOD);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  const before = await ordersOf(page);
  await loseOrder(page);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await again(page).click();
  await page.getByText('登录状态被手机清掉了，请重新登录').waitFor();
  await page.getByRole('button', { name: '登录' }).first().waitFor();
  expect(await ordersOf(page)).toBe(before + 1);
  expect(complaints).toEqual([]);
});

describe('two tabs', () => {
  test('退出登录 in one of them signs the other one out', async () => {
    const { page, context, open, complaints } = await signInByPage('会员');
    await open('/schedule/record');
    await signOut(await signInBeside(context, '会员'));
    await page.getByText('您在别的页面退出了登录').waitFor();
    await page.getByRole('button', { name: '登录' }).first().waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('after 退出登录 in one of them, a screen that guests may read shows nothing of the member in the other one', async () => {
    const { page, context, open, complaints } = await signInByPage('会员');
    await open('/equity?rightId=R-wound');
    await page.getByText('剩 2 / 3 次').waitFor();
    const other = await signInBeside(context, '会员');
    // The server does not know of the log-out yet.
    let tell = () => {};
    await other.route('**/user/session/logout*', (route) => {
      tell = () => void route.continue();
    });
    const told = other.waitForResponse('**/user/session/logout*');
    await signOut(other);
    await page.getByRole('button', { name: '登录后使用' }).waitFor();
    await page.getByText('剩 2 / 3 次').waitFor({ state: 'detached' });
    tell();
    await told;
    expect(complaints).toEqual([]);
  });

  test('another member in one of them: the other one says so before anything is pressed', async () => {
    const { page, context, open, complaints } = await signInByPage('会员');
    await open('/schedule/record');
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const other = await signInBeside(context, '长辈会员');
    await page.getByText(/您在别的页面登录了另一个账号。$/).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
    expect(await other.evaluate(() => sessionStorage.getItem('loginInfo'))).not.toBeNull();
    expect(complaints).toEqual([]);
  });

  test('what one of them does while the other one is still loading is noticed when that one is there', async () => {
    const { page, context, open, complaints } = await signInByPage('会员');
    const other = await signInBeside(context, '会员');
    const release = await holdRequests(page, MAIN_SCRIPT);
    const isAsked = page.waitForRequest(MAIN_SCRIPT);
    const isOpen = open('/schedule/record');
    await isAsked;
    await signOut(other);
    release();
    await isOpen;
    await page.getByText('您在别的页面退出了登录').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('签到 in both at once counts once', async () => {
    const { page, context, open } = await newVisitor({ persona: 'newcomer' });
    await open('/schedule/points-mall');
    const other = await context.newPage();
    await other.goto(`${BASE}/#/schedule/points-mall`);
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: SIGN }));
    for (const button of buttons) await button.waitFor();
    const before = await pointsOf(page);
    await Promise.all(buttons.map((button) => button.click()));
    for (const tab of [page, other])
      await tab
        .getByText(/已签到|签到成功|今天已经签到过了/)
        .first()
        .waitFor();
    expect(await pointsOf(page)).toBe(before + 10);
  });

  test('an order that is handed in again in a copy of the tab is the same order', async () => {
    const { page, open } = await signInByPage('会员');
    await open(GOOD);
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    const before = await ordersOf(page);
    await loseOrder(page);
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await popup;
    await again(copy).waitFor();
    await Promise.all([page, copy].map((tab) => again(tab).click()));
    for (const tab of [page, copy]) await tab.getByRole('heading', { name: RESULT }).first().waitFor();
    expect(await ordersOf(page)).toBe(before + 1);
  });
});
