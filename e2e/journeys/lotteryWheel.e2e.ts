import { accessibilityFaultsOf } from '../support/soundness';
import { holdFrames, watchRest, watchSpin } from '../support/spin';
import { control, newVisitor } from '../support/visitor';
import { drawButton, openWheel, PLAY, result } from '../support/wheel';

const SPIN_LIMIT_MS = 4000;

test.each([1, 4])(
  'on a processor %p times slower the light runs below four seconds and nothing is laid out anew',
  async (rate) => {
    const { page, context, complaints } = await openWheel({}, false);
    await drawButton(page).waitFor();
    await page.getByRole('region', { name: '参与排行' }).getByText('距前一名还差 2 次').waitFor();
    await page.waitForLoadState('networkidle');
    await control('draw', { prizeId: 'P-TEA' });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    const { durationMs, changes, layoutShift } = await watchSpin(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    expect(durationMs).toBeGreaterThan(2000);
    expect(durationMs).toBeLessThan(SPIN_LIMIT_MS);
    expect(changes).toEqual(['style transform']);
    expect(layoutShift).toBe(0);
    await page.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('the light ends on the prize that the server chose', async () => {
  const { page, complaints } = await openWheel({}, false);
  await control('draw', { prizeId: 'P-COUPON-3' });
  await drawButton(page).waitFor();
  const landed = await watchRest(page);
  expect(landed).toBe('¥3.00 加购券');
  await page.getByRole('region', { name: '抽奖九宫格' }).getByText('¥3.00 加购券').last().waitFor();
  expect(complaints).toEqual([]);
});

test('跳过动画 shows the result at once, stays chosen, and ends a light that runs', async () => {
  const { page, complaints } = await openWheel({}, false);
  await drawButton(page).click();
  await page.getByRole('button', { name: '抽奖，进行中' }).waitFor();
  await page.getByRole('switch', { name: '跳过动画' }).click();
  await result(page).waitFor();
  await page.getByRole('button', { name: '好的' }).click();
  await page.reload();
  expect(await page.getByRole('switch', { name: '跳过动画' }).getAttribute('aria-checked')).toBe('true');
  await drawButton(page).click();
  await result(page).waitFor();
  expect(await page.locator('section[aria-label="抽奖九宫格"] i[style]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  ['reduced motion', { reducedMotion: true }],
  ['长辈版', { elder: true }],
] as const)('%s: the result comes at once and nothing moves', async (_, options) => {
  const { page, complaints } = await openWheel('elder' in options ? options : {}, false);
  if ('reducedMotion' in options) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('switch', { name: '跳过动画' }).waitFor({ state: 'detached' });
  await drawButton(page).click();
  await result(page).waitFor();
  expect(await page.locator('section[aria-label="抽奖九宫格"] i[style]').count()).toBe(0);
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getTiming().iterations === Infinity),
  );
  expect(running).toEqual([]);
  expect(complaints).toEqual([]);
});

test('by keyboard alone: draw, hear the result, close it, draw again', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await control('draw', { prizeId: 'P-POINTS-50' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (words.startsWith('抽奖，剩')) break;
  }
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: '恭喜，抽中了' });
  await heading.waitFor();
  expect(await heading.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByRole('status').filter({ hasText: '恭喜，您抽中了50 积分' }).waitFor({ state: 'attached' });

  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: '抽奖，剩 2 次' });
  await button.waitFor();
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);

  await control('draw', { prizeId: 'P-NONE' });
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: '谢谢参与' }).waitFor();
  await page.getByRole('status').filter({ hasText: '谢谢参与，这次没有抽中' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '抽奖，剩 1 次' }).waitFor();
  expect(complaints).toEqual([]);
});

test('prizes, numbers, odds, organiser, claim rules and deadline can be read, one tap from the wheel', async () => {
  const { page, complaints } = await openWheel({ persona: undefined });
  expect(
    await page.getByRole('list', { name: '奖品', exact: true }).getByRole('listitem').allInnerTexts(),
  ).toHaveLength(8);
  await page.getByRole('button', { name: '规则', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '抽奖规则' });
  for (const words of [
    /7 天内填写地址/,
    /杏邻护理（示例），电话/,
    /合计 100%/,
    /每天最多抽 10 次/,
    /转发和邀请不产生次数/,
  ]) {
    await panel.getByText(words).first().waitFor();
  }
  const odds = (await panel.getByRole('row').allInnerTexts()).flatMap((row) => /([\d.]+)%/.exec(row)?.[1] ?? []);
  expect(odds.reduce((sum, percent) => sum + Number(percent), 0)).toBeCloseTo(100, 6);
  await page.goBack();
  await panel.waitFor({ state: 'hidden' });
  expect(page.url()).toContain(PLAY);
  expect(complaints).toEqual([]);
});

test('winners are masked and can be paused; the rank has ties, the own row, the gap and its time', async () => {
  const { page, complaints } = await openWheel();
  const winner = page.getByText(/ 抽中 /);
  expect(await winner.innerText()).toMatch(/^.\*{1,2} 抽中 /);
  await page.getByRole('button', { name: '暂停滚动' }).click();
  await page.getByRole('button', { name: '继续滚动' }).waitFor();
  const rank = page.getByRole('region', { name: '参与排行' });
  await rank.getByText('38 次，并列').first().waitFor();
  await rank.getByText('距前一名还差 2 次').waitFor();
  await rank.getByText(/^\d\d:\d\d 更新$/).waitFor();
  expect(await rank.innerText()).not.toMatch(/1[3-9]\d{9}/);
  expect(complaints).toEqual([]);
});

test('inside the mini-program: the rules stand on the board, and its share menu gets the page without promises', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 12) Chrome/107.0 Mobile MicroMessenger/8.0.40 miniProgram/wx1234567890abcdef';
  const { page, complaints, context, open } = await newVisitor({ persona: 'member', userAgent });
  await context.addInitScript(() => {
    const invoked: unknown[] = [];
    const invoke = (_name: string, content: unknown) => invoked.push(content);
    Object.assign(window, { __wxjs_environment: 'miniprogram', WeixinJSBridge: { invoke, on: () => {} }, invoked });
  });
  await open(PLAY);
  await page.getByRole('region', { name: '抽奖九宫格' }).getByRole('button', { name: '规则' }).waitFor();
  const sent = await page.waitForFunction(() =>
    (window as unknown as { invoked: { name?: string; arg?: object }[] }).invoked.find(
      ({ name }) => name === 'postMessage',
    ),
  );
  const words = JSON.stringify(await sent.jsonValue());
  expect(words).toContain('杏运抽奖');
  expect(words).toContain(PLAY);
  expect(words).not.toMatch(/token|userId|U1002|奖励|得积分/i);
  await page.getByRole('button', { name: '规则', exact: true }).click();
  await page.getByRole('dialog', { name: '抽奖规则' }).waitFor();
  expect(complaints).toEqual([]);
});

describe('axe finds nothing', () => {
  test('idle, spinning, result', async () => {
    const { page, complaints } = await openWheel({}, false);
    await drawButton(page).waitFor();
    await page.getByRole('region', { name: '参与排行' }).getByText('距前一名还差 2 次').waitFor();
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await control('draw', { prizeId: 'P-TEA' });
    const release = await holdFrames(page);
    await drawButton(page).click();
    await page.getByRole('button', { name: '抽奖，进行中' }).waitFor();
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    await release();
    await result(page).waitFor();
    expect(await accessibilityFaultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('rules panel, no chance, not eligible', async () => {
    const member = await openWheel();
    await member.page.getByRole('button', { name: '规则', exact: true }).click();
    await member.page.getByRole('dialog', { name: '抽奖规则' }).waitFor();
    expect(await accessibilityFaultsOf(member.page)).toEqual([]);
    for (const persona of ['lapsed', 'newcomer'] as const) {
      const { page } = await openWheel({ persona });
      await page.getByRole('button', { name: /怎么再得|看看条件/ }).waitFor();
      expect(await accessibilityFaultsOf(page)).toEqual([]);
    }
  });
});

test('a lottery of two prizes keeps its ring: the button stands beside them, in the middle', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await page.route('**/rank/luck/list?*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { prizes: unknown[] } };
    json.data.prizes.length = 2;
    await route.fulfill({ response, json });
  });
  await open(PLAY);
  // The app's own, once it has taken the place of what stands ahead of it.
  const cells = page.locator('#root').getByRole('list', { name: '奖品', exact: true });
  await cells.waitFor();
  const boxes = await Promise.all(
    [cells, cells.getByRole('listitem').first(), cells.getByRole('listitem').last(), drawButton(page)].map((each) =>
      each.boundingBox(),
    ),
  );
  const [ring, first, last, button] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  if (!ring || !first || !last || !button) throw new Error('no wheel');
  expect(ring.height).toBeGreaterThan(3 * first.height);
  expect(Math.abs(button.y + button.height / 2 - ring.y - ring.height / 2)).toBeLessThan(2);
  for (const cell of [first, last]) {
    const isBeside = cell.x + cell.width <= button.x || button.x + button.width <= cell.x;
    const isAbove = cell.y + cell.height <= button.y || button.y + button.height <= cell.y;
    expect(isBeside || isAbove).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('the words of the button are large again once the window is wide enough for them', async () => {
  const { page, open } = await newVisitor({ width: 240, elder: true, persona: 'member' });
  await open(PLAY);
  // The app's own, once it has taken the place of what stands ahead of it.
  const words = page
    .locator('#root')
    .getByRole('button', { name: /^抽奖，剩/ })
    .locator('b');
  await words.waitFor();
  const sizeOf = () => words.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const atFirst = await sizeOf();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => window.innerWidth === 390);
  expect(await sizeOf()).toBeGreaterThan(atFirst);
  expect(await sizeOf()).toBeGreaterThanOrEqual(20);
});
