import type { Page } from 'playwright-core';
import { BASE, control, newVisitor } from '../support/visitor';

const SPRING = '/spring-2024';
const setPhase = (phase: string | null) => control('campaign', { code: 'spring2024', phase });
const mine = (page: Page) => page.locator('#block-mine');

test.each([
  ['the link of a poster', `/?channelName=wall#${SPRING}`],
  ['a link in a chat', `/#${SPRING}?channelName=wall&channelType=3`],
  ['a link with the old main action', `/#${SPRING}?block=join`],
])('%s still finds a spring to look back on, without a login', async (_, address) => {
  const { page, complaints } = await newVisitor();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(BASE + address);
  await page.getByText('位邻里参加').waitFor();
  await page.getByText(/已于 2024-05-31 结束/).waitFor();
  await mine(page)
    .getByRole('button', { name: /登\s*录/ })
    .waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBe(0);
  expect(page.url()).toContain(SPRING);
  expect(await page.getByText('页面不存在').count()).toBe(0);
  const rows = await control<{ page: string; activityId: number; channelName: string }[]>('reports');
  const expected = address.includes('wall') ? 'wall' : '';
  expect(rows).toMatchObject([{ page: SPRING, activityId: 93, event: 'view', channelName: expected }]);
  expect(complaints).toEqual([]);
});

test('a guest reads who won and the rules, and comes back to his part after the login', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(SPRING);
  await page.getByRole('button', { name: /获奖名单/ }).click();
  await page.getByRole('cell', { name: '491–500' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /活动规则/ }).click();
  await page.getByText(/55.4%/).waitFor();
  await page.goBack();
  await mine(page)
    .getByRole('button', { name: /登\s*录/ })
    .click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await mine(page).getByText('压花明信片一套').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('block-mine');
  expect(complaints).toEqual([]);
});

test('a prize that waits is claimed, and is no longer waiting', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(SPRING);
  await page.getByText('1 件奖品待领取').waitFor();
  await page.getByRole('link', { name: '领取奖品' }).click();
  await page.waitForURL(/reward-detail\?rewardId=RW9301/);
  await page.getByRole('button', { name: '填写地址' }).first().click();
  await page.waitForURL(/\/schedule\/address\?/);
  await page.getByRole('listitem').getByRole('button', { name: /省|市/ }).first().click();
  await page.waitForURL(/reward-detail\?rewardId=RW9301/);
  await page.getByText('待发货').first().waitFor();
  await open(SPRING);
  await mine(page).getByRole('link', { name: '看进度' }).waitFor();
  expect(await page.getByText('1 件奖品待领取').count()).toBe(0);
  await page.getByRole('button', { name: '客服', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['lapsed', '已过领取期'],
  ['newcomer', '这次您没有参加'],
  ['elder', '看看它'],
] as const)('%s reads: %s', async (persona, words) => {
  const { page, open, complaints } = await newVisitor({ persona, elder: persona === 'elder', width: 320 });
  await open(SPRING);
  await mine(page).getByText(words).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
});

test('opened again it can be joined; taken off it says so', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await setPhase('running');
  await open(SPRING);
  await page.getByRole('heading', { name: '给家人写封信', exact: true }).waitFor();
  await page.getByText('距结束').waitFor();
  await page.getByRole('button', { name: '还差 2 件小事' }).waitFor();
  await page.getByRole('link', { name: '去签到' }).click();
  await page.waitForURL(/points-mall\?step=sign/);
  await page.getByText('可用积分').first().waitFor({ state: 'attached' });
  await setPhase('removed');
  await open(SPRING);
  await page.getByText('活动资料已下线').waitFor();
  expect(complaints).toEqual([]);
});

test('when the figures do not come, the rest stays and they can be asked for again', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await page.route('**/campaign/detail?*', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const body = (await answer.json()) as { data: { recap?: object } };
    body.data.recap = undefined;
    await route.fulfill({ response: answer, json: body });
  });
  await open(SPRING);
  await page.getByText('回顾没有取到').waitFor();
  await mine(page).getByText('压花明信片一套').waitFor();
  await page.unroute('**/campaign/detail?*');
  await page.locator('#block-recap').getByRole('button', { name: '重试' }).click();
  await page.getByText('位邻里参加').waitFor();
  expect(complaints).toEqual([]);
});

test('in 长辈版 the words of the next activity stand below its picture', async () => {
  const { page, open, complaints } = await newVisitor({ width: 375, elder: true, persona: 'member' });
  await open('/spring-2024');
  const next = page.getByRole('region', { name: '下一个活动' });
  await next.scrollIntoViewIfNeeded();
  const picture = await next.locator('img').boundingBox();
  const words = await next.getByRole('heading').boundingBox();
  expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(complaints).toEqual([]);
});
