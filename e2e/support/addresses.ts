import type { Page } from 'playwright-core';
import { allRoutes } from '../../src/shared/config/routes';
import { waitUntilLoaded } from './soundness';
import { BASE, type Visitor } from './visitor';

/** Panels, tabs and forms that stand in an address. */
const PANELS = [
  '/schedule/points-mall?tab=service',
  '/schedule/points-mall?step=sign',
  '/schedule/points-mall?step=tasks',
  '/schedule/points-mall?step=search',
  '/schedule/points-mall/goods-detail?goodsId=G1003',
  '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1',
  '/schedule/points-mall/goods-detail?goodsId=G1001&step=sku',
  '/schedule/address?action=new',
  '/schedule/address?action=edit&id=A2',
  '/schedule/record?tab=reward',
  '/schedule/member?step=code',
  '/schedule/notice-before?type=vip',
  '/schedule/notice-before?tab=records',
  '/prize-record?tab=claim',
  '/coupon-list?tab=mine',
  '/membership-card?step=orders',
  '/preferred-discount?tab=map',
];

/** Opens an address in a new document: a change of the hash alone would leave the former screen for a moment. */
export async function openAnew({ page, open }: Visitor, address: string): Promise<void> {
  await page.goto(`${BASE}/app-config.js`);
  await open(address);
  await waitUntilLoaded(page);
}

/** One order of each kind, one prize, one coupon, one right: where the lists of a screen lead to. */
function detailLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const byScreen = new Map<string, string>();
    for (const link of document.querySelectorAll('a[href*="#/"]')) {
      const address = (link.getAttribute('href') ?? '').replace(/^.*#/, '');
      const [path = '', query] = address.split('?');
      if (query !== undefined && !byScreen.has(path)) byScreen.set(path, address);
    }
    return [...byScreen.values()];
  });
}

/** Every address of the route table, its panels, and one of each detail that the screens lead to. */
export async function someAddresses(visitor: Visitor): Promise<string[]> {
  const paths = allRoutes().map(({ path }) => path);
  const found = new Set<string>([...paths, ...PANELS]);
  for (const path of paths) {
    await openAnew(visitor, path);
    for (const address of await detailLinks(visitor.page)) found.add(address);
  }
  return [...found];
}
