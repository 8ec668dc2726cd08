import type { Page } from 'playwright-core';
import { BASE, newVisitor } from '../support/visitor';

/** The queries with which the page has asked for goods so far. */
function watchGoods(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/mall/goods/list')) asked.push(url.searchParams.get('pageSize') ?? '');
  });
  return asked;
}

test.each([
  ['a guest', {}, '20'],
  ['a member', { persona: 'member' }, '20'],
  ['a member in 长辈版', { persona: 'member', elder: true }, '3'],
] as const)('%s: the home screen’s goods are asked for once', async (_, visitor, pageSize) => {
  const { page, open, complaints } = await newVisitor(visitor);
  const asked = watchGoods(page);
  await open('/schedule/points-mall');
  await page.getByText('氨基酸温和洗护礼盒').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([pageSize]);
  expect(complaints).toEqual([]);
});

test('the goods are asked for before the app’s code is there', async () => {
  const { page, open } = await newVisitor();
  await page.route(/\/umi\.\w+\.js$/, (route) => route.abort());
  const goods = page.waitForRequest(/\/mall\/goods\/list\?/);
  await open('/schedule/points-mall');
  await goods;
});

test.each([
  ['#/schedule/points-mall', true],
  ['', true],
  ['?to=%2Fschedule%2Fmember', false],
  ['#/equity-day', false],
])('while the app’s code is on the way, at %p: the home screen’s boxes are there: %s', async (address, expected) => {
  const { page } = await newVisitor();
  const painted = page.waitForRequest(/\/umi\.\w+\.js$/);
  // Neither the code nor the configuration holds up the first paint.
  await page.route(/\/(umi\.\w+|app-config)\.js$/, () => {});
  await page.goto(`${BASE}/${address}`, { waitUntil: 'commit' });
  await painted;
  await page.locator('.sk').waitFor({ state: expected ? 'visible' : 'attached' });
  expect(await page.locator('.sk').isVisible()).toBe(expected);
});

test('a filtered home screen asks for its own goods only', async () => {
  const { page, open, complaints } = await newVisitor();
  const asked = watchGoods(page);
  await open('/schedule/points-mall?cat=baby');
  await page.getByRole('tab', { name: '母婴', selected: true }).waitFor();
  await page.getByText('宽口径玻璃奶瓶').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['20']);
  expect(complaints).toEqual([]);
});
