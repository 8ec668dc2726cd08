import type { Page } from 'playwright-core';
import { openFront } from '../support/front';
import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { IOS_MINI } from '../support/hosts';
import { partCode } from '../support/screenFiles';
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

test.each([
  ['a guest', {}],
  ['a member', { persona: 'member' }],
  ['a member in 长辈版', { persona: 'member', elder: true }],
] as const)(
  '%s: the head of the home screen stands with the first packets where the app has it',
  async (_, visitor) => {
    const boxes = ['header', 'header h1', 'header button'];
    const boxesOf = (page: Page) => Promise.all(boxes.map((each) => page.locator(each).first().boundingBox()));
    const whole = await newVisitor(visitor);
    await whole.open('/schedule/points-mall');
    await whole.page.getByText('氨基酸温和洗护礼盒').first().waitFor();

    const html = await (await fetch(`${BASE}/`)).text();
    const [start, ofHead] = html.split(/(?=<style data-href="ahead">)/);
    const { page, complaints } = await newVisitor(visitor);
    await page.route(`${BASE}/`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: `${start}${ofHead}` }),
    );
    await page.goto(`${BASE}/#/schedule/points-mall`);
    await page.getByRole('heading', { name: '杏邻' }).waitFor();
    expect(await boxesOf(page)).toEqual(await boxesOf(whole.page));
    expect(complaints).toEqual([]);
  },
);

test('the goods are asked for before the app’s code is there', async () => {
  const { page, open } = await newVisitor();
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  const goods = page.waitForRequest(/\/mall\/goods\/list\?/);
  await open('/schedule/points-mall');
  await goods;
});

test.each([
  ['#/schedule/points-mall', 'browser', '积分商城', 'its goods'],
  ['', 'browser', '积分商城', 'its goods'],
  ['?to=%2Fschedule%2Fmember', 'browser', '我的', ''],
  ['#/activity/nursing-care/play?panel=rules', 'browser', '抽奖与排行', ''],
  ['#/schedule/points-mall?tab=service', 'browser', '积分商城', ''],
  ['#/equity-day', 'browser', '会员权益日', '会员权益日'],
  ['#/activity/year?panel=rules', 'browser', '年度活动', '年度活动'],
  ['#/activity/year/goods', 'browser', '年度商品', '年度商品'],
  ['#/equity-day', 'miniProgram', '会员权益日', ''],
  ['#/nothing-here', 'browser', '杏邻', ''],
] as const)(
  'while the app’s code is on the way, at %p in %s: it is called %s, shows %p',
  async (address, host, name, shown) => {
    const { page } = await newVisitor(host === 'miniProgram' ? { userAgent: IOS_MINI.userAgent } : {});
    const painted = page.waitForRequest(MAIN_SCRIPT);
    // Neither the code nor the configuration holds up the first paint.
    await page.route(/\/(umi\.\w+|app-config)\.js$/, () => {});
    await page.goto(`${BASE}/${address}`, { waitUntil: 'commit' });
    await painted;
    const isHome = shown === 'its goods';
    if (isHome) await page.getByRole('navigation', { name: '主导航' }).waitFor();
    else await page.getByRole('status').filter({ hasText: '正在打开' }).waitFor();
    expect(await page.getByText('搜商品').count()).toBe(isHome ? 1 : 0);
    expect(await page.title()).toBe(name);
    if (!isHome)
      expect(await page.locator('#start').innerText()).toBe([shown, '正在打开'].filter(Boolean).join('\n\n'));
  },
);

test.each([
  ['医院服务', '?tab=service', {}, 'part.service'],
  ['长辈版', '', { elder: true }, 'part.elder'],
])('the code of %s, a part of the home screen, is asked for ahead of the app', async (_, query, visitor, part) => {
  const { page } = await newVisitor(visitor);
  await page.route(MAIN_SCRIPT, () => {});
  const asked = page.waitForRequest(partCode(part));
  await page.goto(`${BASE}/#/schedule/points-mall${query}`, { waitUntil: 'commit' });
  await asked;
});

test('the first calls go where the release says that calls go', async () => {
  const front = await openFront();
  front.instead.set('/', (html) => html.replace('<meta name="calls" content="">', '<meta name="calls" content="/m">'));
  const { page } = await newVisitor();
  await page.route(MAIN_SCRIPT, () => {});
  const goods = page.waitForRequest(/\/mall\/goods\/list\?/);
  await page.goto(`${front.base}/`, { waitUntil: 'commit' });
  const { pathname } = new URL((await goods).url());
  front.close();
  expect(pathname).toBe('/m/api/miniapp/mall/goods/list');
});

test('each screen begins with what was asked for ahead of its code, and takes the cover away', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/miniapp/')) calls.push(pathname);
    if (MAIN_SCRIPT.test(pathname)) calls.push('the app');
  });
  await open('/schedule/points-mall/order-list');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const list = '/api/miniapp/mall/order/list';
  expect(calls.indexOf(list)).toBeLessThan(calls.indexOf('the app'));
  expect(calls.filter((each) => each === list)).toHaveLength(1);
  expect(await page.locator('#start').count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** Opens the home screen without waiting for what is kept on the way. */
const openHome = (page: Page) => page.goto(`${BASE}/#/schedule/points-mall`, { waitUntil: 'commit' });

/** Keeps the app's code on the way until it is released. */
const holdScripts = (page: Page) => holdRequests(page, MAIN_SCRIPT);

test.each([
  ['a guest', {}, '登录后查看积分'],
  ['a member', { persona: 'member' }, '可用积分'],
  ['an older guest', { elder: true }, '回标准版'],
  ['an older member', { elder: true, persona: 'member' }, '可用积分'],
] as const)('%s sees the first goods without the app, and then the same in it', async (_, visitor, words) => {
  const { page, complaints } = await newVisitor(visitor);
  const release = await holdScripts(page);
  await openHome(page);
  const cover = page.locator('#start');
  const firstGoods = (place: string) => page.locator(place).locator('a[href*="goods-detail"]').first();
  await firstGoods('#start').waitFor();
  await cover.getByText(words).waitFor();
  const boxOf = async (place: string) => (await firstGoods(place).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await boxOf('#start');
  release();
  await cover.waitFor({ state: 'detached' });
  expect(await page.getByText('加载中').count()).toBe(0);
  const after = await boxOf('#root');
  expect({ x: after.x, width: after.width, height: after.height }).toEqual({
    x: before.x,
    width: before.width,
    height: before.height,
  });
  expect(complaints).toEqual([]);
});

test.each([
  [320, 5],
  [360, 5],
  // The longest words: what the 30th day gives, and what a member gets more.
  [360, 8],
  [375, 8],
  [390, 8],
])('at %i px, after %i days of signing in, nothing below the balance moves when that comes', async (width, streak) => {
  const { page, complaints } = await newVisitor({ width, persona: 'member' });
  await page.route(/\/points\/sign\/status/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const rewards = [7, 30].map((days) => ({ days, points: 150, reached: days <= streak }));
    await route.fulfill({ response, json: { ...json, data: { ...json.data, streak, rewards } } });
  });
  const release = await holdScripts(page);
  await openHome(page);
  const topOf = async (place: string) => {
    const links = page.locator(place).getByRole('navigation', { name: '常用入口' });
    await links.waitFor();
    return (await links.boundingBox())?.y;
  };
  const before = await topOf('#start');
  release();
  await page.locator('#root').getByText(`已连签 ${streak} 天`).waitFor();
  expect(await topOf('#root')).toBe(before);
  expect(complaints).toEqual([]);
});

test('what is tapped before the app is there is done when it is', async () => {
  const { page } = await newVisitor();
  const release = await holdScripts(page);
  await openHome(page);
  await page.locator('#start').getByRole('button', { name: '长辈版' }).click();
  release();
  await page.getByRole('button', { name: '回标准版' }).waitFor();
});

test('a good that is tapped before the app is there opens', async () => {
  const { page, complaints } = await newVisitor();
  const release = await holdScripts(page);
  await openHome(page);
  await page.locator('#start').getByText('家用电子体温计').click();
  release();
  await page.getByRole('heading', { level: 1, name: '家用电子体温计' }).waitFor();
  expect(await page.locator('#start').count()).toBe(0);
  expect(complaints).toEqual([]);
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

test('nobody else is to put words or links of his own in the place of the app’s', async () => {
  const { page, open } = await newVisitor();
  await open('/schedule/points-mall');
  expect(await page.locator('html').getAttribute('translate')).toBe('no');
  const detection = await page.locator('meta[name="format-detection"]').getAttribute('content');
  expect(detection?.split(',').sort()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no']);
});
