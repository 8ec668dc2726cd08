import { ROUTES } from '../../src/shared/config/routes';
import { optionalCode } from '../support/screenFiles';
import { waitUntilLoaded } from '../support/soundness';
import { BASE, newVisitor } from '../support/visitor';

/** What stands in the middle of the window: its words and its height there. Runs in the page. */
function middle(): { words: string; top: number; scrolled: number } {
  const row = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    ?.closest('a, li, article, section');
  const words = (row?.textContent ?? '').replace(/\d+:\d+(?::\d+)?/g, '').slice(0, 40);
  return { words, top: Math.round(row?.getBoundingClientRect().top ?? 0), scrolled: Math.round(window.scrollY) };
}

/** Scrolls as far as the list goes, at most through some of its pages, and a little back. Runs in the page. */
async function scrollFar(): Promise<void> {
  const TURNS = 6;
  for (let turn = 0; turn < TURNS; turn += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  window.scrollBy(0, -300);
  await new Promise((resolve) => setTimeout(resolve, 200));
}

test.each([
  ['courses', ROUTES.courseList.path],
  ['comments', '/comment'],
  ['the ledger', ROUTES.record.path],
  ['messages', ROUTES.notice.path],
  ['orders', ROUTES.orderList.path],
])('going on from %s and back leads to the same row at the same height', async (_, at) => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(at);
  await waitUntilLoaded(page);
  await page.evaluate(scrollFar);
  await waitUntilLoadedBelow();
  const left = await page.evaluate(middle);
  expect(left.scrolled).toBeGreaterThan(300);

  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = `#${path}`;
    document.body.append(link);
    link.click();
    link.remove();
  }, ROUTES.skinLibrary.path);
  await page.getByRole('heading', { level: 1, name: '皮肤知识库' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, left.scrolled);
  // Nothing that comes later moves it away again.
  await page.waitForLoadState('networkidle');
  // What stands at a point is found once it has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(middle)).toEqual(left);
  expect(complaints).toEqual([]);

  async function waitUntilLoadedBelow() {
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }
});

test('a page that is loaded anew far down is there again', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  const follower = page.waitForResponse(optionalCode());
  await open(ROUTES.pointsMall.path);
  await follower;
  await waitUntilLoaded(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForFunction(() => window.scrollY === 700);
  await page.reload();
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) <= 2);
  // The same address, opened anew in the tab, begins at its top.
  await page.goto(`${BASE}/app-config.js`);
  await open(ROUTES.pointsMall.path);
  await page.waitForResponse(optionalCode());
  await waitUntilLoaded(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a tab of the bar, and a study in the place of its list, begin at their top', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member', width: 320, height: 568 });
  const goFarDown = async (y: number) => {
    await waitUntilLoaded(page);
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForFunction((to) => window.scrollY === to, y);
  };
  await open(`${ROUTES.pointsMall.path}?tab=service`);
  await goFarDown(700);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).tap();
  await page.getByRole('heading', { level: 1, name: '杏邻' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await open(ROUTES.research.path);
  await goFarDown(300);
  await page.getByRole('link', { name: '老年人足部日常护理日记' }).tap();
  await page.getByRole('heading', { name: '谁可以参加' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(complaints).toEqual([]);
});

test('an address that a host sets, not a link, begins at its top, and going back returns to the place', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  const setHash = async ({ path, title }: { path: string; title: string }) => {
    await page.evaluate((to) => {
      window.location.hash = `#${to}`;
    }, path);
    // What was left may stand there for a moment, as loaded as can be.
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await waitUntilLoaded(page);
  };
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await open(ROUTES.member.path);
  await setHash(ROUTES.record);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.waitForFunction(() => window.scrollY === 700);
  await setHash(ROUTES.courseList);
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goBack();
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) <= 2);
  // Another address in the place of the one that was left.
  await setHash(ROUTES.notice);
  expect(await scrolled()).toBe(0);
});

test('a guest who likes a comment far down comes back from the login to where he was', async () => {
  const { page, open, complaints } = await newVisitor();
  // What notes the place comes with what follows the first drawing.
  const follower = page.waitForResponse(optionalCode());
  await open('/comment');
  await follower;
  await page.locator('#start').waitFor({ state: 'detached' });
  await waitUntilLoaded(page);
  const like = page.getByRole('button', { name: /^点赞/ }).nth(8);
  await like.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await like.click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL((url) => url.hash === '#/comment');
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, left);
  // Held no longer than the list needs to come.
  await page.mouse.wheel(0, -200);
  await page.waitForFunction((y) => window.scrollY < y - 100, left);
  expect(complaints).toEqual([]);
});
