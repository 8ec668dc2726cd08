import type { Page } from 'playwright-core';
import { optionalCode } from '../support/screenFiles';
import { newVisitor } from '../support/visitor';

const PLAY = '/activity/nursing-care/play';

const entryOf = (page: Page) => page.evaluate(() => (window.history.state as { idx: number }).idx);
const addressOf = (page: Page) => new URL(page.url()).hash;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('返回 on the screen where the member entered stays in the app after a change of the tab', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/coupon-list');
  await page.getByRole('tab', { name: '领券中心' }).click();
  await page.waitForURL(/tab=center/);
  await press(page, '返回');
  await page.waitForURL(/#\/schedule\/member$/);
  await page.getByRole('button', { name: /会员码/ }).waitFor();
  expect(await entryOf(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a panel is closed to its screen, opened here, by a link, and after a reload', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  const rules = page.getByRole('dialog');
  await open(`${PLAY}?panel=rules`);
  await rules.getByRole('button', { name: '关闭' }).click();
  await page.waitForURL(new RegExp(`#${PLAY}$`));
  expect(await entryOf(page)).toBe(0);

  await press(page, '规则');
  await rules.getByRole('button', { name: '关闭' }).waitFor();
  expect(await entryOf(page)).toBe(1);
  await page.reload();
  await rules.getByRole('button', { name: '关闭' }).click();
  await rules.waitFor({ state: 'hidden' });
  expect([addressOf(page), await entryOf(page)]).toEqual([`#${PLAY}`, 0]);
  expect(complaints).toEqual([]);
});

test('a panel that a login returns to is closed to its screen', async () => {
  const { page, open, complaints } = await newVisitor();
  await open('/schedule/member?step=code');
  await press(page, '登录');
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await press(page, '会员');
  const code = page.getByRole('dialog', { name: '会员码' });
  await code.getByRole('button', { name: '关闭' }).click();
  await code.waitFor({ state: 'hidden' });
  expect(addressOf(page)).toBe('#/schedule/member');
  expect(complaints).toEqual([]);
});

test('who taps 返回 twice goes back once', async () => {
  const { page, open, context } = await newVisitor({ persona: 'member' });
  const guard = page.waitForResponse(optionalCode());
  await open('/schedule/member');
  await guard;
  await page.getByRole('link', { name: /全部/ }).first().click();
  await page.locator('a[href*="order-detail"]').first().click();
  const back = page.getByRole('button', { name: '返回', exact: true });
  await page.waitForURL(/order-detail/);
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await context.newCDPSession(page);
  const startedAt = Date.now() / 1000;
  // The finger's own time, however late a busy machine passes it on.
  const tap = async (seconds: number) => {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    const timestamp = startedAt + seconds;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.05 });
  };
  await tap(0);
  await tap(0.2);
  await page.waitForTimeout(800);
  expect(addressOf(page)).toMatch(/order-list/);
});
