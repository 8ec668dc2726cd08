import type { Page } from 'playwright-core';
import { openAnew } from '../support/addresses';
import { newVisitor } from '../support/visitor';

interface Life {
  words: string;
  from: number;
  until: number | null;
}

/** Notes when each message appears and goes, by the page's own clock. Runs in the page. */
function keepLives(): void {
  const lives = new Map<Element, Life>();
  const look = () => {
    const boxes = [...document.querySelectorAll('body > [aria-live] > *, body > [role="alert"]')];
    for (const box of boxes.filter((each) => !lives.has(each))) {
      lives.set(box, { words: box.textContent ?? '', from: performance.now(), until: null });
    }
    for (const [box, life] of lives) if (!boxes.includes(box)) life.until ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  Object.assign(window, { messageLives: lives });
}

/** Waits until a message has gone; answers how long it was there. Runs in the page. */
function lifeMs(text: string): number | undefined {
  const { messageLives } = window as unknown as { messageLives: Map<Element, Life> };
  const life = [...messageLives.values()].find((each) => each.words.includes(text));
  return life?.until ? life.until - life.from : undefined;
}

async function watchMessages(page: Page): Promise<(words: string) => Promise<number>> {
  await page.addInitScript(keepLives);
  return async (words) => Number(await (await page.waitForFunction(lifeMs, words)).jsonValue());
}

const TOLERANCE_MS = 400;

// Source: spec §9 (toast durations).
test('a message outlives the screen on which it appeared, for three seconds in all', async () => {
  const visitor = await newVisitor({ persona: 'member' });
  const { page } = visitor;
  const lifeOf = await watchMessages(page);
  await openAnew(visitor, '/membership-card');
  await page
    .getByRole('button', { name: /立即|续费|开通|领取|预约/ })
    .last()
    .click();
  await page.getByText('请先阅读并勾选协议').waitFor();
  await page.waitForTimeout(1200);
  await page.evaluate(() => {
    window.location.hash = '#/schedule/member';
  });
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    window.location.hash = '#/coupon-list';
  });
  const shownMs = await lifeOf('请先阅读并勾选协议');
  expect(Math.abs(shownMs - 3000)).toBeLessThan(TOLERANCE_MS);
});

test('a passing note such as 已复制 stays one and a half seconds', async () => {
  const visitor = await newVisitor({ persona: 'member' });
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lifeOf = await watchMessages(page);
  await openAnew(visitor, '/schedule/points-mall/order-list');
  await page.locator('a[href*="order-detail?orderNo"]').first().click();
  await page.getByRole('button', { name: /^复制/ }).first().click();
  expect(Math.abs((await lifeOf('已复制')) - 1500)).toBeLessThan(TOLERANCE_MS);
});

test('a refusal in many words stays eight seconds', async () => {
  const visitor = await newVisitor({ persona: 'member' });
  const { page } = visitor;
  const lifeOf = await watchMessages(page);
  const msg = '这件商品正在盘点，今天 18:00 以后才能再次兑换，给您添麻烦了，请晚些时候再来看看';
  await page.route('**/api/miniapp/address/default*', (route) =>
    route.fulfill({ json: { code: 4001, msg, data: null } }),
  );
  await openAnew(visitor, '/schedule/address');
  await page.getByRole('button', { name: '设为默认' }).first().click();
  expect(Math.abs((await lifeOf('这件商品正在盘点')) - 8000)).toBeLessThan(TOLERANCE_MS);
});
