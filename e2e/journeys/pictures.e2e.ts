import type { CDPSession, Page } from 'playwright-core';
import { accessibilityFaultsOf } from '../support/soundness';
import { newVisitor } from '../support/visitor';

const GOOD = '/schedule/points-mall/goods-detail?goodsId=G1001';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: /的图片$/ });
const widthOf = (page: Page) =>
  viewerOf(page)
    .getByRole('img')
    .first()
    .evaluate((image) => image.getBoundingClientRect().width);

async function pinch(client: CDPSession, { x, y }: { x: number; y: number }, from: number, to: number): Promise<void> {
  const points = (distance: number) => [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  for (let step = 1; step <= 10; step += 1) {
    const distance = from + ((to - from) * step) / 10;
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(distance) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('pictures of a good: whole screen, two fingers, a double tap, pages, and every way back', async () => {
  const { page, context, open, complaints } = await newVisitor();
  await open(GOOD);
  await page.getByRole('button', { name: '放大看第 1 张图片' }).click();
  await page.waitForURL(/step=photos/);
  await viewerOf(page)
    .getByText(/^1 \/ \d$/)
    .waitFor();
  const width = await widthOf(page);
  expect(width).toBeGreaterThan(300);
  expect(await accessibilityFaultsOf(page)).toEqual([]);

  const client = await context.newCDPSession(page);
  await pinch(client, { x: 195, y: 420 }, 80, 200);
  const pinched = await widthOf(page);
  expect(pinched / width).toBeGreaterThan(1.8);
  expect(pinched / width).toBeLessThan(3);
  await pinch(client, { x: 195, y: 420 }, 240, 20);
  expect(await widthOf(page)).toBeCloseTo(width, 0);

  await page.touchscreen.tap(120, 380);
  await page.touchscreen.tap(122, 381);
  await viewerOf(page).getByRole('button', { name: '缩小图片' }).waitFor();
  expect((await widthOf(page)) / width).toBeCloseTo(2.5, 1);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await viewerOf(page).getByRole('button', { name: '缩小图片' }).click();
  expect(await widthOf(page)).toBeCloseTo(width, 0);

  await viewerOf(page).getByRole('button', { name: '下一张' }).click();
  await viewerOf(page)
    .getByText(/^2 \/ \d$/)
    .waitFor();
  await page.goBack();
  await viewerOf(page).waitFor({ state: 'detached' });
  await page.waitForURL((url) => !url.hash.includes('step='));

  await page.getByRole('button', { name: '放大看第 1 张图片' }).click();
  await viewerOf(page).waitFor();
  await page.keyboard.press('Escape');
  await viewerOf(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: '放大看第 1 张图片' }).click();
  await viewerOf(page).waitFor();
  // A tap on the picture closes it; it waits for the second one first.
  await page.touchscreen.tap(200, 420);
  await viewerOf(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a picture that does not come says so and comes when it is tried again', async () => {
  const { page, open, complaints } = await newVisitor();
  let isBroken = true;
  await page.route('**/api/__mock/art/goods-*', (route) => (isBroken ? route.abort() : route.continue()));
  await open(`${GOOD}&step=photos`);
  await viewerOf(page).getByText('图片没有加载出来').first().waitFor();
  isBroken = false;
  await viewerOf(page).getByRole('button', { name: '重试' }).click();
  await viewerOf(page).getByRole('button', { name: '放大图片' }).waitFor();
  expect(complaints).toEqual([]);
});

const strip = (page: Page) => page.getByRole('region', { name: '精选活动' });
const placeOf = (page: Page) =>
  strip(page)
    .getByRole('list')
    .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));

test('banners: three that a browser can follow, moving by themselves, stopped by a button', async () => {
  const { page, open, complaints } = await newVisitor();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open('/schedule/points-mall');
  const slides = strip(page).getByRole('listitem');
  // The page shows the first one before the app is there.
  await slides.nth(2).waitFor();
  await page.waitForFunction(() => {
    const row = document.querySelector('[aria-roledescription="轮播"] ul');
    return row !== null && row.scrollLeft > row.clientWidth / 2;
  });
  await strip(page).getByRole('button', { name: '暂停轮播' }).click();
  await page.waitForTimeout(600);
  const held = await placeOf(page);
  await page.waitForTimeout(5_600);
  expect(await placeOf(page)).toBe(held);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // A banner that pushed the page down when it comes would count 0.2 and more.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);

  for (const [name, path] of [
    [/杏运抽奖/, /nursing-care\/play/],
    [/会员权益日/, /equity-day/],
    [/冬季居家护理/, /goods-detail\?goodsId=/],
  ] as const) {
    await strip(page).getByRole('button', { name }).click();
    await page.waitForURL(path);
    await page.locator('h1:visible, h2:visible').first().waitFor();
    await page.goBack();
    await slides.first().waitFor();
  }
  expect(complaints).toEqual([]);
});

test('banners stand still for who wants calm, and the keyboard reaches each', async () => {
  const { page, open, complaints } = await newVisitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/schedule/points-mall');
  await strip(page).getByRole('listitem').first().waitFor();
  expect(await strip(page).getByRole('button', { name: /轮播/ }).count()).toBe(0);
  await page.waitForTimeout(5_600);
  expect(await placeOf(page)).toBe(0);
  const last = (await strip(page).getByRole('listitem').count()) - 1;
  await strip(page)
    .getByRole('button', { name: /杏运抽奖/ })
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.waitForFunction((place) => {
    const row = document.querySelector('[aria-roledescription="轮播"] ul');
    return row !== null && Math.round(row.scrollLeft / row.clientWidth) === place;
  }, last);
  await page.keyboard.press('Enter');
  await page.waitForURL(/goods-detail\?goodsId=/);
  expect(complaints).toEqual([]);
});

test('a banner that the keyboard has come to is seen to have the focus', async () => {
  const { page, open } = await newVisitor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/schedule/points-mall');
  const first = strip(page).getByRole('button').first();
  await first.waitFor();
  await page.waitForLoadState('networkidle');
  const atRest = await strip(page).screenshot();
  expect((await strip(page).screenshot()).equals(atRest)).toBe(true);
  await page.keyboard.press('Tab');
  await first.focus();
  expect((await strip(page).screenshot()).equals(atRest)).toBe(false);
});
