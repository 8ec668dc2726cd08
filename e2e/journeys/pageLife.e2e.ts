import type { Browser, Page } from 'playwright-core';
import { agreeBefore, ask, cardOf, pointsOf } from '../support/membership';
import { chromiumPath, control, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/* What happens to an open page without its doing: frozen, brought back, enlarged. */

const HOUR_MS = 3_600_000;
const SIGN = /^签到 \+/;
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

  test('it leaves half of the smallest window: whichever field is typed into is whole above the bar', async () => {
    const visitor = await newVisitor({ persona: 'member', width: 320, height: 568 });
    const { page, complaints } = visitor;
    await walkerOf(visitor).goTo('/schedule/address?action=new');
    // What follows the first drawing is there.
    await page.waitForTimeout(2000);
    for (const name of ['收货人', '手机号', '详细地址', '标签']) {
      await page.getByRole('textbox', { name }).tap();
      await page.setViewportSize({ width: 320, height: 284 });
      await page.waitForTimeout(300);
      expect(await gapToBar(page)).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.setViewportSize({ width: 320, height: 568 });
      await page.waitForTimeout(300);
    }
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
  // An answer in the middle of the jump would set the page's clock an hour ahead.
  await page.waitForLoadState('networkidle');
  const before = await code.innerText();
  await control('clock', { now: Date.now() + HOUR_MS });
  await page.clock.fastForward(HOUR_MS);
  await comeBack(page);
  await page.waitForFunction((former) => !document.body.innerText.includes(former), before);
  await page.getByText(/取得时间/).waitFor();
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
  const { goTo, lookLarge } = walkerOf(visitor);
  const faults: string[] = [];
  for (const at of MAIN_SCREENS) {
    if (!(await goTo(at))) faults.push(`${at}: loads for ever`);
    faults.push(...(await lookLarge(at, 150)));
  }
  expect(faults).toEqual([]);
});

test('what the host watches the page with fails at every change: that is said once, and the page goes on', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall');
  await page.getByRole('button', { name: SIGN }).waitFor();
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('watcher');
    };
    new MutationObserver(fail).observe(document.body, { childList: true, subtree: true });
    document.body.append(document.createElement('i'));
  });
  await page.getByRole('alert').filter({ hasText: 'watcher' }).waitFor();
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  expect(new Set(complaints)).toEqual(new Set(['pageerror: watcher']));
});
