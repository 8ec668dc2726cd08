import { ask } from '../support/membership';
import { accessibilityFaultsOf } from '../support/soundness';
import { newVisitor } from '../support/visitor';

const DETAIL = '/schedule/points-mall/order-detail?orderNo=';

async function orderOfMember(): Promise<string> {
  const { page, open, context } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall/order-list');
  const { recordList } = await ask<{ recordList: { orderNo: string }[] }>(page, 'GET mall/order/list', {
    tab: 'pay',
    currentPage: '1',
  });
  await context.close();
  return recordList[0]?.orderNo ?? '';
}

test('the customer service opens with the order, and nothing of the member', async () => {
  const no = await orderOfMember();
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(DETAIL + no);
  await page.getByRole('link', { name: '打电话' }).waitFor();
  await page.getByRole('button', { name: '联系客服' }).last().click();
  await page.waitForURL(/__mock\/chat/);
  expect(new URL(page.url()).search).toBe(`?about=order&number=${no}`);
  await page.goBack();

  await open('/membership-card');
  await page.getByRole('button', { name: '联系客服' }).click();
  await page.waitForURL(/__mock\/chat/);
  expect(new URL(page.url()).search).toBe('?about=card&number=');
  expect(complaints).toEqual([]);
});

test('a chat that cannot open says so and offers the phone, on every screen that has one', async () => {
  const no = await orderOfMember();
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  for (const [address, name] of [
    [`/paying?orderNo=${no}&biz=goods`, '联系客服'],
    [DETAIL + no, '联系客服'],
    ['/schedule/order-detail?orderNo=V26090004', '联系客服'],
    ['/schedule/reward-detail?rewardId=RW1004', '联系客服'],
    ['/membership-card', '联系客服'],
    ['/schedule/activate-membership', '联系客服'],
    ['/schedule/points-mall/goods-detail?goodsId=G1001', '客服'],
    ['/schedule/member', '在线客服'],
  ] as const) {
    await open(address);
    // Not what stands there ahead of the app: without a network its code does not come.
    const way = page.locator('#root').getByRole('button', { name }).last();
    await way.waitFor();
    // The dialog's code is there before the network goes.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
    await way.click();
    await page.getByText('客服没有打开').waitFor();
    await page.getByText(/可以打电话：400-000-0000/).waitFor();
    await page.getByText('知道了').click();
    await page.getByText('客服没有打开').waitFor({ state: 'detached' });
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
  }
  expect(complaints).toEqual([]);
});

test('an order of another account: said in words, another login, the own list', async () => {
  const no = await orderOfMember();
  const { page, open, complaints } = await newVisitor({ persona: 'elder' });
  await open(DETAIL + no);
  await page.getByRole('heading', { name: '这笔订单是另一个账号的' }).waitFor();
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: '看我的订单' }).click();
  await page.waitForURL(/order-list/);
  await page.goBack();
  await page.getByRole('button', { name: '换账号登录' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL(new RegExp(`order-detail\\?orderNo=${no}`));
  await page.getByRole('button', { name: '去支付' }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  '/schedule/order-detail',
  '/schedule/pay-success',
  '/schedule/points-mall/order-detail',
  '/schedule/points-mall/pay-success',
  '/paying',
  '/schedule/reward-detail',
])('a guest at %s is asked to sign in, and stays', async (path) => {
  const { page, open, complaints } = await newVisitor();
  for (const query of ['', '?orderNo=V26090004&rewardId=RW1004&biz=goods']) {
    await open(path + query);
    await page.getByRole('button', { name: '登录' }).waitFor();
    await page.waitForTimeout(400);
    expect(new URL(page.url()).hash).toBe(`#${path}${query}`);
  }
  expect(complaints).toEqual([]);
});
