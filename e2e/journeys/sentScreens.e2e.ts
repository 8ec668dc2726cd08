import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { IOS_MINI } from '../support/hosts';
import { BASE, newVisitor } from '../support/visitor';

/* What people send each other: a good and a campaign stand there while the app's code is on the way, where the app has them. */

const GOOD = '/schedule/points-mall/goods-detail';

test.each([
  ['a guest', {}, 'G1001'],
  ['a member, points alone', { persona: 'member' }, 'G1002'],
  ['an older member at 320 px', { persona: 'member', elder: true, width: 320 }, 'G1001'],
  ['a guest in the mini-program', { userAgent: IOS_MINI.userAgent }, 'G1001'],
] as const)(
  '%s sees a good that was sent to him without the app, and then the same in it',
  async (_, visitor, goodsId) => {
    const { page, complaints } = await newVisitor(visitor);
    const release = await holdRequests(page, MAIN_SCRIPT);
    await page.goto(`${BASE}/#${GOOD}?goodsId=${goodsId}`, { waitUntil: 'commit' });
    const cover = page.locator('#start');
    const seen = async (place: string) => {
      const name = page.locator(`${place} h1`).last();
      const picture = page.locator(`${place} img`).first();
      await name.waitFor();
      await picture.waitFor();
      return {
        words: await name.textContent(),
        name: await name.boundingBox(),
        picture: await picture.boundingBox(),
        address: await picture.getAttribute('src'),
        price: await page.locator(place).getByText('积分', { exact: true }).first().boundingBox(),
        bar: await page.locator(place).getByRole('button', { name: '返回' }).count(),
      };
    };
    const before = await seen('#start');
    expect(await page.getByText('正在打开').count()).toBe(0);
    release();
    await cover.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '立即兑换' }).waitFor();
    expect(await seen('#root')).toEqual(before);
    expect(complaints).toEqual([]);
  },
);

test.each([
  ['/april', 'a guest', {}],
  ['/activity-2025-618', 'a guest', { width: 320 }],
  ['/may', 'an older member at 320 px', { persona: 'member', elder: true, width: 320 }],
  ['/activity/nursing-care', 'a member in the mini-program', { persona: 'member', userAgent: IOS_MINI.userAgent }],
  ['/activity', 'an older guest in the mini-program', { elder: true, userAgent: IOS_MINI.userAgent }],
  ['/activity/year', 'a lapsed member', { persona: 'lapsed' }],
] as const)(
  '%s: %s sees the head of the campaign without the app, and then the same in it',
  async (path, _, visitor) => {
    const { page, complaints } = await newVisitor(visitor);
    const release = await holdRequests(page, MAIN_SCRIPT);
    await page.goto(`${BASE}/#${path}`, { waitUntil: 'commit' });
    const seen = async (place: string) => {
      const head = page.locator(`${place} section`).first();
      const title = head.locator('p').first();
      await title.waitFor();
      return {
        words: await title.textContent(),
        title: await title.boundingBox(),
        head: await head.boundingBox(),
        colour: await head.evaluate((each) => getComputedStyle(each).backgroundColor + getComputedStyle(each).color),
        pictures: await head.locator('img').evaluateAll((all) =>
          all.map((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [(each as HTMLImageElement).src, left, top, width, height];
          }),
        ),
      };
    };
    const before = await seen('#start');
    expect(await page.getByText('正在打开').count()).toBe(0);
    release();
    await page.locator('#start').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await seen('#root main')).toEqual(before);
    expect(complaints).toEqual([]);
  },
);

test('who is invited into a team sees the head of its page without the app, at the place where the team comes', async () => {
  const { page, complaints } = await newVisitor();
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/#/april-join-team?teamId=TM2002`, { waitUntil: 'commit' });
  await page.locator('#start').getByText('一起放风筝').waitFor();
  const before = await page.locator('#start section').first().boundingBox();
  release();
  await page.locator('#root').getByRole('heading', { name: /小队/ }).first().waitFor();
  expect(await page.locator('#root main section').first().boundingBox()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('a good that is gone is not shown ahead of the app', async () => {
  const { page } = await newVisitor();
  await holdRequests(page, MAIN_SCRIPT);
  const came = [/\/mall\/goods\/detail/, /\/cover\d+\.\w+\.js$/].map((file) => page.waitForResponse(file));
  await page.goto(`${BASE}/#${GOOD}?goodsId=G-nothing`, { waitUntil: 'commit' });
  await Promise.all(came);
  await page.getByRole('status').filter({ hasText: '正在打开' }).waitFor();
});
