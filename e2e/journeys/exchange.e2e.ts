import type { Page } from 'playwright-core';
import { pointsOf } from '../support/membership';
import { BASE, control, newVisitor } from '../support/visitor';

async function stockOf(page: Page, goodsId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/miniapp/mall/goods/detail?goodsId=${id}&appCode=scheduling&platform=wxWap`);
    return ((await answer.json()) as { data: { stock: number } }).data.stock;
  }, goodsId);
}

/** The first good of the home screen that costs points only and can be had at once. */
async function pointsOnlyGood(page: Page): Promise<{ goodsId: string; name: string; points: number }> {
  return page.evaluate(async () => {
    const answer = await fetch(
      '/api/miniapp/mall/goods/list?currentPage=1&pageSize=50&appCode=scheduling&platform=wxWap',
    );
    const { data } = (await answer.json()) as {
      data: {
        recordList: {
          goodsId: string;
          name: string;
          points: number;
          cash: number;
          status: string;
          deliver: string[];
          gapPoints: number;
        }[];
      };
    };
    const good = data.recordList.find(
      (each) =>
        each.cash === 0 &&
        each.points > 0 &&
        each.points < 900 &&
        each.status === 'onSale' &&
        each.deliver[0] === 'express',
    );
    if (!good) throw new Error('the mock has no such good');
    return good;
  });
}

/** Ticks the rules and hands the order in. */
async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  await page.getByText('我已阅读并同意').click();
}

test('a guest opens the app, signs in on the way to an exchange, orders, and gets everything back by cancelling', async () => {
  const { page, complaints } = await newVisitor();
  await page.goto(`${BASE}/`);
  await page.waitForURL(/#\/schedule\/points-mall$/);
  await page.getByRole('button', { name: '登录' }).waitFor();
  const good = await pointsOnlyGood(page);
  await page
    .getByRole('link', { name: new RegExp(good.name) })
    .first()
    .click();
  await page.waitForURL(/goods-detail/);
  const address = page.url();

  await page.getByRole('button', { name: '立即兑换' }).last().click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL(/#\/schedule\/points-mall\/goods-detail/);
  await page
    .getByRole('button', { name: /立即兑换|提交订单/ })
    .last()
    .waitFor();
  expect(page.url()).not.toContain('login_access_token');
  expect(new URL(page.url()).hash.split('?')[0]).toBe(new URL(address).hash.split('?')[0]);

  const before = await pointsOf(page);
  const stock = await stockOf(page, good.goodsId);
  if (!page.url().includes('step=confirm')) {
    await page.getByRole('button', { name: '立即兑换' }).last().click();
  }
  await agree(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/points-mall\/pay-success/);
  expect(await pointsOf(page)).toBe(before - good.points);
  expect(await stockOf(page, good.goodsId)).toBe(stock - 1);

  await page.getByText('查看订单').first().click();
  await page.waitForURL(/order-detail/);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByText('取消后退回').waitFor();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: '确认取消' }).click();
  await page.getByText('已取消').first().waitFor();
  expect(await pointsOf(page)).toBe(before);
  expect(await stockOf(page, good.goodsId)).toBe(stock);

  await page.goto(`${BASE}/#/schedule/record`);
  await page
    .getByText(`-${good.points}`)
    .or(page.getByText(`−${good.points}`))
    .first()
    .waitFor();
  await page.getByText(`+${good.points}`).first().waitFor();
  expect(complaints).toEqual([]);
});

test('three taps in one tick and a lost answer make one order', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall');
  await page.locator('#root').getByText('可用积分').waitFor();
  const good = await pointsOnlyGood(page);
  const orders = () =>
    page.evaluate(async () => {
      const answer = await fetch(
        '/api/miniapp/mall/order/list?tab=all&currentPage=1&appCode=scheduling&platform=wxWap',
      );
      return ((await answer.json()) as { data: { totalCount: number } }).data.totalCount;
    });
  const before = await orders();
  await open(`/schedule/points-mall/goods-detail?goodsId=${good.goodsId}`);
  await page.getByRole('button', { name: '立即兑换' }).last().click();
  await agree(page);
  // The server gets the order, its answer is lost on the way back.
  await page.route(
    '**/mall/order/create*',
    async (route) => {
      await route.fetch({ maxRetries: 2 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '提交订单' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await page.getByText('结果确认中').first().waitFor();
  expect(await orders()).toBe(before + 1);
  await page.reload();
  await page
    .getByRole('button', { name: /再查一次|提交订单/ })
    .first()
    .click();
  await page.waitForURL(/pay-success/);
  expect(await orders()).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test.each([
  ['success', /pay-success|兑换成功/],
  ['processing', /付款结果确认中/],
  ['failed', /这次没有付成/],
  ['closed', /订单已关闭/],
  ['cancel', /立即付款/],
] as const)('points and money: the payment ends as %s and the server decides', async (result, shown) => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall/order-list?tab=pay');
  await page.getByRole('button', { name: '去支付' }).first().click();
  await page.waitForURL(/#\/paying\?/);
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  const orderNo = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('orderNo') ?? '';
  await control('pay', { orderNo, result });
  await page.reload();
  if (result === 'success') await page.waitForURL(shown);
  else await page.getByText(shown).first().waitFor();
  expect(await page.getByText('支付失败').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([false, true])('the box of an agreement is level with its words, in 长辈版 %p', async (elder) => {
  const { page, open, complaints } = await newVisitor({ width: 375, elder, persona: 'member' });
  await open('/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1');
  const words = await page.getByText('我已阅读并同意').boundingBox();
  const box = await page.locator('label input[type="checkbox"] + span').boundingBox();
  const middleOf = (part: typeof box) => (part ? part.y + part.height / 2 : 0);
  expect(Math.abs(middleOf(words) - middleOf(box))).toBeLessThan(3);
  expect(complaints).toEqual([]);
});
