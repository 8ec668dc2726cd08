import type { Page } from 'playwright-core';
import { newVisitor } from '../support/visitor';

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
