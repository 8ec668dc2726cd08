import type { Page } from 'playwright-core';
import { ask } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

const LIST = '/schedule/points-mall/order-list';

interface Row {
  orderNo: string;
  status: number;
  operate: { key: string; enabled: boolean }[];
}

const rowOf = (page: Page, no: string) => page.locator(`main a[href*="${no}"]`).first();

async function ordersOf(page: Page, tab: string): Promise<Row[]> {
  const { recordList } = await ask<{ recordList: Row[] }>(page, 'GET mall/order/list', {
    tab,
    currentPage: '1',
    pageSize: '50',
  });
  return recordList;
}

/** Scrolls until the row stands there, as a thumb would. */
async function scrollTo(page: Page, no: string): Promise<void> {
  const row = rowOf(page, no);
  for (let turn = 0; turn < 40 && (await row.count()) === 0; turn += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(150);
  }
  await row.scrollIntoViewIfNeeded();
}

const countRows = (page: Page) => page.locator('main article').count();
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const button = (page: Page, word: string) => page.getByRole('button', { name: word, exact: true });

test('兑换订单: a cancelled order leaves 待支付, the count follows, the tab stays', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall');
  await page.locator('#root').getByText('可用积分').waitFor();
  await open(LIST);
  await page.getByRole('tab', { name: /待支付.*2/ }).click();
  const [first, second] = (await ordersOf(page, 'pay')).map(({ orderNo }) => orderNo);
  await rowOf(page, String(second)).click();
  await button(page, '取消订单').click();
  await page.getByRole('dialog').getByRole('radio').first().click();
  await button(page, '确认取消').click();
  await page.getByText('已取消').first().waitFor();
  await page.waitForURL((url) => !url.hash.includes('step='));
  await page.goBack();
  await page.waitForURL(/order-list\?tab=pay/);
  await rowOf(page, String(second)).waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /待支付.*1/ }).waitFor();
  expect(await rowOf(page, String(first)).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('兑换订单: a paid one leaves 待支付 as soon as the server has said so', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(`${LIST}?tab=pay`);
  await button(page, '去支付').first().click();
  await page.waitForURL(/#\/paying\?/);
  const no = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('orderNo') ?? '';
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  await control('pay', { orderNo: no, result: 'success' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/pay-success/);
  await page.goBack();
  await page.waitForURL(/order-list\?tab=pay/);
  await rowOf(page, no).waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: /待支付.*1/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('兑换订单: far down the list a deleted order is gone, and the list stands where it was', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(LIST);
  await page.locator('main article').first().waitFor();
  const all = await ordersOf(page, 'all');
  const gone = all.slice(24).find(({ operate }) => operate.some(({ key, enabled }) => key === 'delete' && enabled));
  const no = gone?.orderNo ?? 'none';
  await scrollTo(page, no);
  const rows = await countRows(page);
  const place = await scrollOf(page);
  expect(rows).toBeGreaterThan(20);
  await rowOf(page, no).click();
  await page.waitForURL(/order-detail/);
  await page.locator('main').getByText(no).first().waitFor();
  if ((await button(page, '删除').count()) === 0) await button(page, '更多').click();
  await button(page, '删除').first().click();
  await page
    .getByRole('dialog', { name: /删除这笔订单/ })
    .or(page.getByText('删除后不能恢复'))
    .first()
    .waitFor();
  await button(page, '删除').last().click();
  await page.waitForURL(/order-list$/);
  await rowOf(page, no).waitFor({ state: 'detached' });
  expect(await countRows(page)).toBeGreaterThanOrEqual(rows - 1);
  expect(Math.abs((await scrollOf(page)) - place)).toBeLessThan(300);
  // One step further back is what was there before the list: the deleted order is not in the way.
  expect(await page.evaluate(() => (window.history.state as { idx: number }).idx)).toBe(0);
  expect(complaints).toEqual([]);
});

test('兑换订单: received on its own screen, the row says so and its tab has it no more', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(`${LIST}?tab=receive`);
  await page.locator('main article').first().waitFor();
  const received = (await ordersOf(page, 'receive')).find(({ operate }) =>
    operate.some(({ key, enabled }) => key === 'confirm' && enabled),
  );
  const no = received?.orderNo ?? 'none';
  await scrollTo(page, no);
  await rowOf(page, no).click();
  await page.waitForURL(/order-detail/);
  await button(page, '确认收货').click();
  await page.getByRole('dialog').getByText('确认收货', { exact: true }).click();
  await page.getByText('已确认收货').first().waitFor();
  await page.goBack();
  await page.waitForURL(/order-list\?tab=receive/);
  await rowOf(page, no).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('会员订单: a deleted order is gone from the list that it was opened from', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/membership-card?step=orders');
  await rowOf(page, 'V26090002').click();
  await page.waitForURL(/order-detail\?orderNo=V26090002/);
  await page.getByText('订单信息').waitFor();
  if ((await button(page, '删除').count()) === 0) await button(page, '更多').click();
  await button(page, '删除').first().click();
  await page.getByText('删除后不能恢复').waitFor();
  await page.getByRole('dialog').getByText('删除', { exact: true }).click();
  await page.waitForURL(/membership-card\?step=orders/);
  await rowOf(page, 'V26090002').waitFor({ state: 'detached' });
  await rowOf(page, 'V26090003').waitFor();
  expect(complaints).toEqual([]);
});

test('我的奖品: with an address the prize leaves 待领取, and the count follows', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/prize-record');
  const tab = page.getByRole('tab', { name: /待领取.*\d/ });
  await tab.click();
  const waiting = Number(/\d+/.exec(await tab.innerText())?.[0]);
  await page.waitForFunction(
    (count) => document.querySelectorAll('main a[href*="reward-detail"]').length === count,
    waiting,
  );
  await rowOf(page, 'RW1001').click();
  await button(page, '填写地址').click();
  await page.getByRole('listitem').getByRole('button', { name: /省|市/ }).first().click();
  await page.waitForURL(/reward-detail\?rewardId=RW1001/);
  await page.getByText('待发货').first().waitFor();
  await page.goBack();
  await page.waitForURL(/prize-record\?tab=claim/);
  await rowOf(page, 'RW1001').waitFor({ state: 'detached' });
  const left = waiting > 1 ? new RegExp(`待领取.*${waiting - 1}`) : /^待领取$/;
  await page.getByRole('tab', { name: left }).waitFor();
  expect(complaints).toEqual([]);
});

test('我的奖品: received, then an expired one deleted: both show in the list at its place', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/prize-record');
  await rowOf(page, 'RW1004').click();
  await button(page, '确认收货').click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('您已确认收货').waitFor();
  await page.goBack();
  const received = page.getByRole('region', { name: /^电子体温计，/ }).first();
  await received.getByText('已发货').waitFor({ state: 'detached' });

  await scrollTo(page, 'RW1007');
  await rowOf(page, 'RW1007').click();
  await button(page, '删除').click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.waitForURL(/#\/prize-record$/);
  await rowOf(page, 'RW1007').waitFor({ state: 'detached' });
  await rowOf(page, 'RW1004').waitFor();
  expect(complaints).toEqual([]);
});

test('卡券: the wallet keeps its tab and its rows while a coupon is used elsewhere, and shows the use', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/coupon-list?tab=usable');
  const held = page.getByRole('article').filter({ hasText: '新生儿护理指导' }).first();
  await held.getByRole('button', { name: '出示券码' }).click();
  await page.getByRole('img', { name: '券码二维码' }).waitFor();
  const digits = await page
    .getByText(/^(\d{4}\s*){4}$/)
    .first()
    .textContent();
  await control('use', { code: (digits ?? '').replace(/\s/g, '') });
  await page.getByRole('dialog').getByText('已使用', { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL(/coupon-list\?tab=usable/);
  await held.waitFor({ state: 'detached' });

  const goods = page.getByRole('article').filter({ hasText: '母婴用品券' }).first();
  await goods.getByRole('button', { name: '去使用' }).click();
  await page.waitForURL(/points-mall\?.*couponId=/);
  await page.goBack();
  // Kept, not asked for again: the rows are there without grey boxes.
  await goods.waitFor();
  await page.getByRole('tab', { name: /可使用/, selected: true }).waitFor();
  expect(complaints).toEqual([]);
});
