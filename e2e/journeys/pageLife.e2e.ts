import { type Browser, chromium, type Page } from 'playwright-core';
import { signInByPage } from '../support/login';
import { agreeBefore, ask, cardOf, loseAnswer } from '../support/membership';
import { BASE, chromiumPath, control, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/* What happens to an open page without its doing: frozen, brought back, emptied, enlarged, and a second tab beside it. */

const HOUR_MS = 3_600_000;
const GOOD = '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1';
const SIGN = /^签到 \+/;
const RESULT = /已提交|成功|兑换结果/;

const pointsOf = async (page: Page) => (await ask<{ available: number }>(page, 'GET points/summary')).available;
const ordersOf = async (page: Page) =>
  (await ask<{ totalCount: number }>(page, 'GET mall/order/list', { tab: 'all', currentPage: '1', pageSize: '5' }))
    .totalCount;
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('the page comes back from the browser’s page cache', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => browser.close());

  test('a call that was under way has left nothing locked, and what the member has is asked for anew', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'newcomer', browser });
    await open('/schedule/points-mall');
    await page.getByRole('button', { name: SIGN }).waitFor();
    const before = await pointsOf(page);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    });
    await control('fault', { path: '/api/miniapp/points/sign/do', kind: 'slow', times: 1 });
    await page.getByRole('button', { name: SIGN }).click();
    await page.getByText('加载中').first().waitFor();
    await page.evaluate(() => location.assign('/app-config.js'));
    await page.waitForURL(/app-config/);
    await page.waitForTimeout(5500);
    const summary = page.waitForRequest(/points\/summary/);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => (window as { wasKept?: boolean }).wasKept === true);
    await summary;
    await page.getByText('加载中').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { disabled: true }).count()).toBe(0);
    await page.getByText('已签到').first().waitFor();
    expect(await pointsOf(page)).toBeGreaterThan(before);
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard', () => {
  const KEYBOARD = 330;
  const field = (page: Page) => page.getByLabel('详细地址');
  const gapToBar = (page: Page) =>
    page.evaluate(() => {
      const { bottom } = (document.activeElement as Element).getBoundingClientRect();
      const bar = [...document.querySelectorAll('button')].find((each) => each.textContent === '保存') as Element;
      return bar.getBoundingClientRect().top - bottom;
    });

  test('it makes the window small: the field stays above the bar, and the page is in place afterwards', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'member' });
    await open('/schedule/address?action=new');
    await field(page).tap();
    const before = await page.evaluate(() => window.scrollY);
    await page.setViewportSize({ width: 390, height: 844 - KEYBOARD });
    await page.waitForTimeout(300);
    expect(await gapToBar(page)).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('it has pushed the page up: when it closes the page is put back, and not on the way to the next field', async () => {
    const { page, open } = await newVisitor({ persona: 'member' });
    await open('/schedule/address?action=new');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      const { scrollTo } = window;
      window.scrollTo = ((...place: [number, number]) => {
        moves.push(place[1]);
        scrollTo.apply(window, place);
      }) as typeof window.scrollTo;
    });
    const moves = () => page.evaluate(() => (window as unknown as { moves: number[] }).moves);
    await page.getByLabel('收货人').focus();
    await field(page).focus();
    await page.waitForTimeout(200);
    expect(await moves()).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.waitForFunction(() => (window as unknown as { moves: number[] }).moves.length === 1);
  });
});

test('frozen for an hour in the cashier: the time is over at once, and the result is asked for once', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await page.clock.install();
  await open('/schedule/member');
  await page.getByText('开通会员卡').first().waitFor();
  await agreeBefore(page, 'pay');
  const consentId = await agreeBefore(page, 'vip');
  const { plans } = await cardOf(page);
  const quoteId = plans.find(({ planId }) => planId === 'year')?.quoteId;
  const order = { cardId: 'jinxing', planId: 'year', quoteId, consentId };
  const { orderNo } = await ask<{ orderNo: string }>(page, 'POST pay/vip/order/create', order);
  await open(`/paying?orderNo=${orderNo}&biz=vip`);
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await control('clock', { now: Date.now() + HOUR_MS });
  await page.clock.fastForward(HOUR_MS);
  await comeBack(page);
  await page
    .getByText(/超时|已关闭/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /立即付款/ }).count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeLessThanOrEqual(3);
  await control('clock', { now: null });
  expect(complaints).toEqual([]);
});

test('frozen for an hour with the member code open: another code comes at once', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await page.clock.install();
  await open('/schedule/member?step=code');
  const code = page.getByText(/^[\d\s]{18,}$/).first();
  await code.waitFor();
  const before = await code.innerText();
  await control('clock', { now: Date.now() + HOUR_MS });
  await page.clock.fastForward(HOUR_MS);
  await comeBack(page);
  await page.waitForFunction((former) => !document.body.innerText.includes(former), before);
  // An answer in the middle of the jump sets the page's clock an hour ahead until the next code, less than a minute later.
  await page.getByText(/取得时间/).waitFor({ timeout: 70_000 });
  await control('clock', { now: null });
  expect(complaints).toEqual([]);
});

const MAIN_SCREENS = [
  '/schedule/points-mall',
  '/schedule/points-mall?tab=service',
  '/schedule/points-mall/goods-detail?goodsId=G1003',
  '/schedule/points-mall/order-list',
  '/schedule/member',
  '/schedule/record',
  '/coupon-list?tab=usable',
  '/membership-card',
  '/activity/nursing-care/play',
  '/schedule/address?action=new',
];

test('the messaging app’s text at 150 %: the main screens are neither cut nor covered nor wider than the phone', async () => {
  const visitor = await newVisitor({ width: 375, height: 667, persona: 'member' });
  const { lookLarge } = walkerOf(visitor);
  const faults: string[] = [];
  for (const at of MAIN_SCREENS) faults.push(...(await lookLarge(at, 150)));
  expect(faults).toEqual([]);
});

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
    const other = await context.newPage();
    await other.goto(`${BASE}/#/schedule/member`);
    await other.getByRole('button', { name: '登录' }).first().click();
    await other.getByRole('button', { name: '会员', exact: true }).click();
    await other.getByRole('button', { name: '退出登录' }).click();
    await other.getByRole('button', { name: /^退\s?出$/ }).click();
    await page.getByText('您在别的页面退出了登录').waitFor();
    await page.getByRole('button', { name: '登录' }).first().waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('another member in one of them: the other one says so before anything is pressed', async () => {
    const { page, context, open, complaints } = await signInByPage('会员');
    await open('/schedule/record');
    await page.waitForLoadState('networkidle');
    const other = await context.newPage();
    await other.goto(`${BASE}/#/schedule/member`);
    await context.clearCookies();
    await other.getByRole('button', { name: '登录' }).first().click();
    await other.getByRole('button', { name: '长辈会员', exact: true }).click();
    await other.getByRole('button', { name: '退出登录' }).waitFor();
    await page.getByText(/您在别的页面登录了另一个账号。$/).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('loginInfo'))).toBeNull();
    expect(await other.evaluate(() => sessionStorage.getItem('loginInfo'))).not.toBeNull();
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
