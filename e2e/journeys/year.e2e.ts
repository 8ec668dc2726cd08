import type { Page } from 'playwright-core';
import { formatDay } from '../../src/shared/lib/timeFormat';
import { todayAt } from '../support/chinaTime';
import { brokenDates, linesOf } from '../support/geometry';
import { accessibilityFaultsOf } from '../support/soundness';
import { control, newVisitor } from '../support/visitor';

const HOME = '/activity/year';

afterEach(() => control('clock', { now: null }));

async function takePart(page: Page): Promise<string> {
  await page.getByRole('button', { name: '每天签到' }).click();
  await page.getByRole('checkbox', { name: /年度活动规则/ }).check({ force: true });
  await page.getByRole('button', { name: '立即报名' }).click();
  const number = page.getByText(/^(编号)?ND\d+$/).first();
  await number.waitFor();
  return /ND\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

test('a newcomer meets the condition on another screen, takes part and keeps the number', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open(HOME);
  await page.getByRole('navigation', { name: '活动入口' }).getByRole('link', { name: /参与/ }).click();
  await page.waitForURL(/year\/join/);
  await page.getByRole('button', { name: /条件还没满足/ }).waitFor();
  await page.getByRole('link', { name: /去完成/ }).click();
  await page.waitForURL(/points-mall\?step=sign/);
  await page.getByRole('dialog').getByRole('button', { name: /^签到/ }).click();
  await page.getByText('已连签 1 天').first().waitFor();
  await page.goBack();
  await page.waitForURL(/year\/join/);
  await page.getByText('已完成 2 项，共 2 项').waitFor();
  const number = await takePart(page);

  await open('/between');
  await open(`${HOME}/join`);
  await page.getByText(number).waitFor();
  await page.getByRole('button', { name: '取消参与' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消参与' }).click();
  await page.getByRole('button', { name: '立即报名' }).waitFor();
  expect(await takePart(page)).toBe(number);
  expect(complaints).toEqual([]);
});

test('the rules are whole, and stay readable without a network', async () => {
  const { page, context, open, complaints } = await newVisitor();
  await open(`${HOME}/rule`);
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: '奖品、数量与概率' }).click();
  await page.getByRole('row', { name: /电子体温计.*5\.00%/ }).waitFor();
  await page.getByRole('button', { name: '特大' }).click();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await open(HOME);
  await page.getByRole('navigation', { name: '活动入口' }).waitFor();
  await context.setOffline(true);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${HOME}/rule`);
  await page.getByText(/^数据更新于/).waitFor();
  await page.getByRole('row', { name: /电子体温计.*5\.00%/ }).waitFor();
  expect(await page.getByRole('button', { name: '特大' }).getAttribute('aria-pressed')).toBe('true');
  await context.setOffline(false);
  expect(complaints).toEqual([]);
});

test('a good of the slot becomes an order; its gift is claimed by who takes part', async () => {
  await control('clock', { now: todayAt(15) });
  const { page, open, complaints } = await newVisitor({ persona: 'lapsed' });
  await open(`${HOME}/goods`);
  const card = page.getByRole('article').filter({ hasText: '桂花乌龙茶礼盒' });
  await card.getByText('¥59.00').waitFor();
  await card.getByRole('link', { name: '去看看' }).click();
  await page.waitForURL(/goods-detail\?.*from=year/);
  await page
    .getByRole('button', { name: /立即兑换|立即购买/ })
    .last()
    .click();
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/#\/paying/);
  const orderNo = new URLSearchParams(page.url().split('?').pop()).get('orderNo') ?? '';
  await control('pay', { orderNo, result: 'success' });

  await open(`${HOME}/order`);
  const order = page.getByRole('article', { name: /桂花乌龙茶礼盒/ });
  await order.getByText(/赠品待领：茶杯 1 只/).waitFor();
  await order.getByRole('link', { name: /先去参与/ }).click();
  await page.waitForURL(/year\/join/);
  await takePart(page);
  await page.goBack();
  await order.getByRole('button', { name: '领赠品' }).click();
  await page.waitForURL(/reward-detail\?rewardId=/);
  await page.getByText('茶杯 1 只').first().waitFor();
  await open(HOME);
  await page.getByRole('link', { name: /年度订单/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('before the campaign begins the day of its first slot keeps together', async () => {
  // A day of two digits is the widest of a year.
  const [year] = formatDay(Date.now()).split('-');
  await control('clock', { now: Date.parse(`${year}-12-28T12:00+08:00`) });
  await control('campaign', { code: 'year', phase: 'coming' });
  const { page, open } = await newVisitor({ width: 375 });
  await open(HOME);
  await page.getByText(/^下一场 .+ 日 10:00$/).waitFor();
  expect(await page.evaluate(brokenDates)).toEqual([]);
  await open(`${HOME}/goods`);
  const begin = page.getByText(/ 日 10:00 开始$/);
  await begin.waitFor();
  expect(await begin.evaluate(linesOf)).toBe(1);
});

test('the picture of a year has no word about care', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await page.addInitScript(() => {
    const words: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      words.push(text);
      fillText.call(this, text, ...place);
    };
    Object.assign(window, { drawnWords: words });
  });
  await open(HOME);
  await page.getByText('次来访').waitFor();
  await page.getByRole('button', { name: '做成图片' }).click();
  await page.getByRole('img', { name: /年度图片/ }).waitFor();
  const words = await page.evaluate(() => (window as unknown as { drawnWords: string[] }).drawnWords.join(' '));
  expect(words).toContain('天签到');
  expect(words).not.toMatch(/来访|护理|科|诊|病|服务/);
  expect(complaints).toEqual([]);
});

test('a guest sees the year and signs in to look at his own', async () => {
  const { page, open, complaints } = await newVisitor({ width: 320 });
  await open(HOME);
  await page.getByRole('button', { name: '登录看回顾' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.getByRole('button', { name: '做成图片' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(complaints).toEqual([]);
});

test('the orbit of the twelve months keeps clear of the words above it, however wide the window', async () => {
  for (const width of [390, 430, 820]) {
    const { page, open } = await newVisitor({ width, height: 700 });
    await open(HOME);
    const time = await page.getByRole('timer').first().boundingBox();
    const orbit = await page.locator('main ellipse').boundingBox();
    expect(orbit?.y).toBeGreaterThan((time?.y ?? 0) + (time?.height ?? 0));
  }
});

test('in a wide window the orbit over the goods stays below the link to what to know before buying', async () => {
  const { page, open, complaints } = await newVisitor({ width: 820, elder: true });
  await open(`${HOME}/goods`);
  const wordsEnd = await page.getByRole('button', { name: '购买须知' }).evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return words.getBoundingClientRect().bottom;
  });
  const orbit = await page.locator('main svg ellipse').boundingBox();
  expect(orbit?.y).toBeGreaterThanOrEqual(wordsEnd - 4);
  expect(complaints).toEqual([]);
});
