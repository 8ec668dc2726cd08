import type { Page } from 'playwright-core';
import { circlesAtClock } from '../support/geometry';
import { control, newVisitor } from '../support/visitor';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOME = '/activity-2025-618';

/** The beginning of a day in China, so many days after the present one. */
function dayAfter(days: number): number {
  const now = Date.now() + 8 * HOUR;
  return now - (now % DAY) - 8 * HOUR + days * DAY;
}

/** On the second day of the sale. */
const duringSale = (hours: number) => control('clock', { now: dayAfter(6) + hours * HOUR });

const goodsCard = (page: Page, name: RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name }) });

test('before the sale: when it starts, what will be there, and a reminder', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(HOME);
  await page.getByText('距开始').first().waitFor();
  await page.getByRole('button', { name: '提醒我', exact: true }).last().click();
  await page.getByText('好了，开始时提醒您').waitFor();
  await page.getByRole('button', { name: '取消提醒' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a guest sees everything, and claims after the login', async () => {
  await duringSale(15);
  const { page, open, complaints } = await newVisitor();
  await open(HOME);
  await page.getByText('3 张券可以领').waitFor();
  await page.getByText('¥258.00').waitFor();
  await page.getByText('618 年卡价不能再用优惠券，券可以留着买别的').waitFor();
  expect(await page.getByRole('button', { name: '一键领取 3 张' }).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('all coupons at once: one is gone meanwhile, and a list says what came of each', async () => {
  await duringSale(15);
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open(HOME);
  const claimAll = page.getByRole('button', { name: '一键领取 3 张' });
  await claimAll.waitFor();
  await control('coupon', { couponId: 'O-618-wash', left: 0 });
  await claimAll.click();
  const results = page.getByRole('dialog');
  await results.getByText('领到 2 张，1 张没有领到').waitFor();
  await results.getByText('这一批已经领完').waitFor();
  expect(await results.getByText('已放入卡券').count()).toBe(2);
  await results.getByRole('button', { name: '知道了' }).click();
  await page.getByRole('link', { name: '看看我的卡券' }).waitFor();
  await page.getByRole('button', { name: '去使用护理用品券' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a slot begins by the clock of the server, and a good is bought at its price', async () => {
  await duringSale(14 - 4 / 3600);
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(`${HOME}?block=goods`);
  await page.getByRole('tab', { name: /14:00/ }).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /14:00\s*进行中/, selected: true }).waitFor();
  await goodsCard(page, /晴雨伞/)
    .getByRole('link', { name: '去看看' })
    .click();
  await page.getByText('618 活动价').first().waitFor();
  await page.getByText('¥39.00').first().waitFor();
  await page.getByRole('button', { name: '立即兑换' }).click();
  await page.getByText('618 活动价').last().waitFor();
  // The price is the server's; the order follows it with the coupon that the member chose or not.
  await page.getByText('商品金额').waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /付款/ }).last().waitFor();
  expect(page.url()).toContain('from=618');
  expect(complaints).toEqual([]);
});

test('going back keeps the slot and the place', async () => {
  await duringSale(15);
  const { page, open } = await newVisitor({ persona: 'member' });
  await open(`${HOME}?block=goods`);
  await page.getByRole('tab', { name: /20:00/ }).click();
  const tea = goodsCard(page, /红枣姜茶/);
  await tea.scrollIntoViewIfNeeded();
  // The press itself may bring the link further into sight.
  await tea.getByRole('link').first().hover();
  const top = await page.evaluate(() => window.scrollY);
  await tea.getByRole('link').first().click();
  await page.getByText('618 活动价 20:00 开始，现在是平时的价格').first().waitFor();
  await page.getByRole('button', { name: '知道了' }).click();
  await page.goBack();
  await page.getByRole('tab', { name: /20:00/, selected: true }).waitFor();
  await tea.waitFor();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 40, top);
});

test('the card costs what the sale says, and no coupon goes with it', async () => {
  await duringSale(15);
  const { page, open, complaints } = await newVisitor({ persona: 'lapsed' });
  await open(HOME);
  await page.getByRole('link', { name: '看会员卡', exact: true }).click();
  await page.getByText('618 年卡价不能再用优惠券，券可以留着买别的').waitFor();
  await page.getByText('方案价格').first().waitFor();
  expect(page.url()).toContain('from=618');
  expect(complaints).toEqual([]);
});

test('what is sold out says when it comes again; after the sale the card can still be bought', async () => {
  await duringSale(15);
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(`${HOME}?block=goods`);
  await goodsCard(page, /植物皂/)
    .getByText('下一场 20:00')
    .waitFor();
  await goodsCard(page, /植物皂/)
    .getByRole('button', { name: '20:00 提醒我' })
    .click();
  await page.getByText('好了，开场时提醒您').waitFor();
  await control('clock', { now: dayAfter(20) });
  await page.reload();
  await page.getByText('这次 618').waitFor();
  await page.getByRole('link', { name: '补开卡' }).first().waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  [390, false],
  [480, false],
  [430, true],
  [480, true],
])('the picture keeps clear of the clock above it in a window of %i px, 长辈版 %p', async (width, elder) => {
  const { page, open, complaints } = await newVisitor({ width, height: 844, elder, persona: 'member' });
  await open(HOME);
  await page.getByRole('timer').first().waitFor();
  expect(await page.evaluate(circlesAtClock)).toBe(0);
  expect(complaints).toEqual([]);
});
