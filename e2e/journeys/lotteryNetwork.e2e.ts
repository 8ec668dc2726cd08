import type { Page, Route } from 'playwright-core';
import { BASE, control, newVisitor } from '../support/visitor';
import { ask, chancesOf, drawButton, openWheel, PLAY, prizesOf, result } from '../support/wheel';

const DRAW = '**/rank/luck/draw?*';
const RESULT = '**/rank/luck/draw/result?*';

/** The server draws; its answer is lost on the way back. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch({ maxRetries: 2 });
  await route.abort('connectionreset');
}

const cut = (route: Route) => route.abort('connectionfailed');

/** The name of the newest prize, as the server has written it down. */
async function newestPrize(page: Page): Promise<string | undefined> {
  const query = { tab: 'all', currentPage: '1', pageSize: '1' };
  const { recordList } = await ask<{ recordList: { name: string }[] }>(page, 'prize/list', query);
  return recordList[0]?.name;
}

test('cut before the draw reached the server: the chance is there, it is kindly said, and the next draw counts once', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await page.route(DRAW, cut, { times: 1 });
  await drawButton(page).click();
  await page.getByRole('heading', { name: '这次没有抽成' }).waitFor();
  await page.getByText('次数还在，可以再抽').waitFor();
  expect(await chancesOf(page)).toBe(3);

  await page.reload();
  await page.getByRole('button', { name: '抽奖，剩 3 次' }).click();
  await result(page).waitFor();
  expect(await chancesOf(page)).toBe(2);
  expect(complaints).toEqual([]);
});

test('cut after the server drew: 正在确认结果, then the same result; the chance is used once', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).waitFor();
  const before = await prizesOf(page);
  await control('draw', { prizeId: 'P-COUPON-3' });
  await page.route(DRAW, loseAnswer, { times: 1 });
  await page.route(RESULT, cut, { times: 1 });
  await drawButton(page).click();
  await page.getByRole('heading', { name: '正在确认结果' }).waitFor();
  await page.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
  await page.getByRole('region', { name: '抽奖九宫格' }).getByText('¥3.00 加购券').last().waitFor();
  expect(await chancesOf(page)).toBe(2);
  expect(await prizesOf(page)).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test('no network for a while: nothing is lost, and the result comes by itself when it is back', async () => {
  const { page, context, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await control('draw', { prizeId: 'P-POINTS-50' });
  await page.route(DRAW, loseAnswer, { times: 1 });
  await page.route(RESULT, cut);
  await drawButton(page).click();
  await page.getByRole('heading', { name: '结果还没有确认' }).waitFor();
  await page
    .getByText(/次数不会重复扣/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '再查一次' }).waitFor();
  await page.unroute(RESULT);
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
  expect(await chancesOf(page)).toBe(2);
  expect(complaints).toEqual([]);
});

test('a reload while the result is being confirmed shows the same result', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await control('draw', { prizeId: 'P-TEA' });
  await page.route(DRAW, loseAnswer, { times: 1 });
  await page.route(RESULT, cut);
  await drawButton(page).click();
  await page.getByRole('heading', { name: '正在确认结果' }).waitFor();
  await page.unroute(RESULT);
  await page.reload();
  await page.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
  await page.getByRole('button', { name: '填写地址' }).waitFor();
  expect(await chancesOf(page)).toBe(2);
  expect(await newestPrize(page)).toBe('乌龙茶礼盒');
  expect(complaints).toEqual([]);
});

test('the page was killed before the answer came: opened again and signed in, it shows the result', async () => {
  const { page, context, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await control('draw', { prizeId: 'P-POINTS-50' });
  await page.route(DRAW, loseAnswer, { times: 1 });
  await page.route(RESULT, cut);
  await drawButton(page).click();
  await page.getByRole('heading', { name: '正在确认结果' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/U1002|loginInfo/);
  await page.close();

  const again = await context.newPage();
  await again.goto(`${BASE}/#${PLAY}`);
  await again.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
  expect(await chancesOf(again)).toBe(2);
  expect(complaints).toEqual([]);
});

test('three taps in one tick are one draw', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await result(page).waitFor();
  expect(await chancesOf(page)).toBe(2);
  expect(complaints).toEqual([]);
});

test('50 draws at the same time with one chance: exactly one is drawn', async () => {
  const { page, context, complaints } = await newVisitor({ persona: 'lapsed' });
  await context.request.post(`${BASE}/api/miniapp/points/sign/do`, { data: { clientToken: 'one-chance' } });
  await page.goto(`${BASE}/#${PLAY}`);
  await page.getByRole('button', { name: '抽奖，剩 1 次' }).waitFor();
  const codes = await page.evaluate(async () => {
    const read = async (path: string) =>
      (await (await fetch(`/api/miniapp/rank/luck/${path}?activityId=99&appCode=scheduling&platform=wxWap`)).json())
        .data;
    const [{ lotteryId }, { drawUserId }] = await Promise.all([read('list'), read('draw/id')]);
    const answers = Array.from({ length: 50 }, async (_, index) => {
      const answer = await fetch('/api/miniapp/rank/luck/draw?appCode=scheduling&platform=wxWap', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ activityId: 99, lotteryId, drawUserId, clientToken: `race-${index}` }),
      });
      return ((await answer.json()) as { code: number }).code;
    });
    return Promise.all(answers);
  });
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 2004)).toHaveLength(49);
  const { number, usedToday } = await ask<{ number: number; usedToday: number }>(page, 'rank/luck/draw/number');
  expect({ number, usedToday }).toEqual({ number: 0, usedToday: 1 });
  expect(complaints).toEqual([]);
});

test('the report of the visit and the end of the draw session are silent, even when they hang and fail', async () => {
  const { page, complaints, open } = await newVisitor({ persona: 'member' });
  const seen: string[] = [];
  const held: Route[] = [];
  await page.route(/rank\/report|rank\/luck\/rm\/session/, (route) => {
    seen.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    held.push(route);
  });
  const isLoadingShown = () => page.locator('[role=status][aria-busy=true]').count();
  // Messages hang on the body or in its live region; what ever appears there is kept.
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    const note = (node: Node) => {
      if (node instanceof HTMLElement && node.matches('body > [aria-live] > *, body > [role=alert]')) {
        messages.push(node.textContent ?? '');
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(PLAY);
  // Who leaves before the app is there has begun no draw session.
  await page.locator('#start').waitFor({ state: 'detached' });
  await drawButton(page).waitFor();
  expect(await isLoadingShown()).toBe(0);
  await page.getByRole('link', { name: '我的奖品' }).click();
  await page.getByText('乌龙茶礼盒').first().waitFor();
  expect(await isLoadingShown()).toBe(0);
  for (const route of held) await route.fulfill({ status: 500, body: '<h1>no</h1>' });
  await page.goBack();
  await drawButton(page).waitFor();
  expect(seen).toEqual(
    expect.arrayContaining(['POST /api/miniapp/rank/report', 'GET /api/miniapp/rank/luck/rm/session']),
  );
  expect(await page.evaluate(() => (window as unknown as { messages: string[] }).messages)).toEqual([]);
  expect(complaints).toEqual([]);
});
