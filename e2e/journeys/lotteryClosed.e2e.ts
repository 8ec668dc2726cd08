import { control } from '../support/visitor';
import { drawButton, openWheel, PLAY, result } from '../support/wheel';

test('no chance left: the sources with their limits, and the way to one of them', async () => {
  const { page, complaints } = await openWheel({ persona: 'lapsed' });
  await page.getByRole('button', { name: '次数用完，怎么再得' }).click();
  const card = page.getByRole('region', { name: '再得次数' });
  await card.getByText('签到后 +1 次，今天 0/1').waitFor();
  await card.getByText(/每天最多抽 10 次，.*重新计。本期最多抽\s60\s次/).waitFor();
  // Who taps ahead of the app has his tap done a moment later.
  await page.waitForFunction((each) => each === document.activeElement, await card.elementHandle());
  await card.getByRole('link', { name: '去签到' }).click();
  await page.waitForURL(/#\/schedule\/points-mall/);
  await page.getByRole('button', { name: /^签到 \+\d+$/ }).click();
  await page.getByRole('button', { name: '签到日历' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '抽奖，剩 1 次' }).waitFor();
  expect(complaints).toEqual([]);
});

test('not eligible: the reason with its action', async () => {
  const { page, complaints } = await openWheel({ persona: 'newcomer' });
  await page.getByRole('button', { name: '还不能抽，看看条件' }).click();
  const card = page.getByRole('region', { name: '还差一步就能抽' });
  await card.getByText('没有开通过会员卡').waitFor();
  await card.getByRole('link', { name: '看会员卡' }).click();
  await page.waitForURL(/#\/membership-card/);
  expect(complaints).toEqual([]);
});

test('not started: the time that is left, a reminder, and the wheel opens by itself', async () => {
  await control('lottery', { phase: 'notStarted' });
  const { page, complaints } = await openWheel();
  await page.getByRole('button', { name: '还没开始' }).waitFor();
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: /^提醒我/ }).click();
  await page.getByRole('button', { name: '取消提醒' }).waitFor();
  await control('lottery', { phase: 'running' });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await drawButton(page).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  [{ phase: 'ended' }, '已经结束', /^本期已于 .*结束\s抽中的奖品仍可领取$/],
  [{ prizesGone: true }, '奖品发完', /^本期奖品已全部发完\s抽中的奖品仍可领取$/],
])('%j', async (change, words, notice) => {
  await control('lottery', change);
  const { page, complaints } = await openWheel();
  const button = page.getByRole('button', { name: words });
  await page.getByText(notice).waitFor();
  await button.evaluate((each: HTMLElement) => each.click());
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await result(page).count()).toBe(0);
  await page.getByRole('link', { name: '我的奖品' }).click();
  await page.waitForURL(/#\/prize-record/);
  expect(complaints).toEqual([]);
});

test('ended while the page was open: the server refuses, nothing is taken, the page turns', async () => {
  const { page, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await control('lottery', { phase: 'ended' });
  await drawButton(page).click();
  await page.getByRole('heading', { name: /^抽奖已经结束/ }).waitFor();
  await page.getByRole('button', { name: '好的' }).click();
  await page.getByRole('button', { name: '已经结束' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a guest sees everything and signs in when he draws', async () => {
  const { page, complaints } = await openWheel({ persona: undefined });
  await page.getByRole('row', { name: /洗护礼盒.*18 \/ 50.*0\.50%/ }).waitFor();
  await page.getByRole('button', { name: '登录，看看次数' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL(new RegExp(`#${PLAY}`));
  await drawButton(page).waitFor();
  expect(page.url()).not.toContain('login_access_token');
  expect(complaints).toEqual([]);
});
