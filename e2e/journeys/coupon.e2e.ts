import type { Page } from 'playwright-core';
import { ask, loseAnswer } from '../support/membership';
import { BASE, control, newVisitor } from '../support/visitor';

interface Row {
  couponId: string;
  title: string;
  status: string;
}

async function wallet(page: Page, title: string): Promise<Row[]> {
  const { recordList } = await ask<{ recordList: Row[] }>(page, 'GET coupon/mine', {
    tab: 'usable',
    currentPage: '1',
    pageSize: '50',
  });
  return recordList.filter((row) => row.title === title);
}

const ticket = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title }).first();
const digitsOf = async (page: Page) =>
  (
    (await page
      .getByText(/^(\d{4}\s*){4}$/)
      .first()
      .textContent()) ?? ''
  ).replace(/\s/g, '');

test('a member claims a coupon although its answer got lost, shows it, and staff uses it while it is open', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/coupon-list?tab=center');
  await loseAnswer(page, 'coupon/claim');
  await ticket(page, '血压血糖检测').getByRole('button', { name: '领取' }).click();
  await page
    .getByText(/结果确认中/)
    .first()
    .waitFor();
  await page.reload();
  await ticket(page, '血压血糖检测').getByRole('button', { name: '去使用' }).click();
  const [held] = await wallet(page, '血压血糖检测');
  expect(await wallet(page, '血压血糖检测')).toHaveLength(1);

  const panel = page.getByRole('dialog', { name: '卡券详情' });
  await panel.getByRole('img', { name: '券码二维码' }).waitFor();
  const code = await digitsOf(page);
  expect(code).toMatch(/^\d{16}$/);
  await control('use', { code });
  const usedAt = Date.now();
  await panel.getByText('已使用', { exact: true }).waitFor();
  // The app asks every 3 s; the rest is the machine.
  expect(Date.now() - usedAt).toBeLessThan(15_000);
  expect(await panel.getByRole('img', { name: '券码二维码' }).count()).toBe(0);
  // A refusal says when it was used; a use would name what it was.
  expect(await control('use', { code })).toEqual({ usedAt: expect.any(Number) });

  // Killed and opened anew it is still used, and no old code is shown.
  await page.close();
  const again = await context.newPage();
  await again.goto(`${BASE}/#/coupon-list?id=${held?.couponId}`);
  await again.getByText('已使用', { exact: true }).first().waitFor();
  expect(await again.getByRole('img', { name: '券码二维码' }).count()).toBe(0);
  expect(await wallet(again, '血压血糖检测')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('without a network the code stays readable with its time, and a new one comes with the network', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/coupon-list?tab=usable');
  await ticket(page, '新生儿护理指导').getByRole('button', { name: '出示券码' }).click();
  await page.getByRole('img', { name: '券码二维码' }).waitFor();
  const code = await digitsOf(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: '刷新券码' }).click();
  await page.getByText(/网络不给力，这是 .+ 存下的码/).waitFor();
  expect(await digitsOf(page)).toBe(code);
  await context.setOffline(false);
  await page.getByRole('button', { name: '刷新券码' }).click();
  await page.getByText(/取得时间/).waitFor();
  expect(await digitsOf(page)).not.toBe(code);
  expect(complaints).toEqual([]);
});

test('去使用 leads to what the coupon is for: its goods, or the card with the coupon chosen', async () => {
  const member = await newVisitor({ persona: 'member' });
  await member.open('/coupon-list?tab=usable');
  await ticket(member.page, '母婴用品券').getByRole('button', { name: '去使用' }).click();
  await member.page.waitForURL(/points-mall\?.*couponId=/);
  await member.page.getByText('只看这张券可以用的商品').waitFor();
  const goods = member.page.getByRole('region', { name: '商品列表' }).getByRole('link');
  await goods.first().waitFor();
  const couponId = new URLSearchParams(new URL(member.page.url()).hash.split('?')[1]).get('couponId') ?? '';
  const { recordList } = await ask<{ recordList: { name: string; cash: number; categoryId?: string }[] }>(
    member.page,
    'GET mall/goods/list',
    { couponId, currentPage: '1', pageSize: '50' },
  );
  expect(recordList.length).toBeGreaterThan(0);
  expect(await goods.count()).toBe(Math.min(recordList.length, 20));
  await member.page.goBack();
  await ticket(member.page, '母婴用品券').waitFor();
  expect(member.complaints).toEqual([]);

  const lapsed = await newVisitor({ persona: 'lapsed' });
  await lapsed.open('/coupon-list?tab=usable');
  await ticket(lapsed.page, '会员卡立减券').getByRole('button', { name: '去使用' }).click();
  await lapsed.page.waitForURL(/#\/membership-card\?couponId=/);
  await lapsed.page.getByRole('button', { name: '立即续费' }).waitFor();
  expect(lapsed.complaints).toEqual([]);
});

test('what the server switches off has no entry', async () => {
  await control('feature', { name: 'referral', on: false });
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/member');
  await page.getByRole('link', { name: '激活码' }).waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('我的邀请'));
  await open('/membership-card');
  await page.getByText('用激活码开通').waitFor();
  expect(await page.getByText('邀请好友').count()).toBe(0);
  expect(complaints).toEqual([]);
});
