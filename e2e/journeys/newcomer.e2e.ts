import { holdRequests, MAIN_SCRIPT } from '../support/hold';
import { IOS_MINI } from '../support/hosts';
import { BASE, control, newVisitor } from '../support/visitor';

test('a newcomer pastes an address, corrects a mistake, saves it, and it is shown masked', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/address?action=new');
  await page.getByRole('button', { name: /粘贴识别/ }).click();
  await page.getByLabel('收货信息').fill('周小满 13600007788 浙江省杭州市西湖区文三路 128 号 3 幢 201');
  await page.getByRole('button', { name: '识别' }).last().click();
  await page.getByRole('button', { name: '填入下面' }).click();
  await page.getByLabel('手机号').fill('1360000');
  await page.getByRole('button', { name: '保存' }).last().click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('收货人').inputValue()).toBe('周小满');
  expect(await page.getByLabel('详细地址').inputValue()).toContain('文三路');

  await page.getByLabel('手机号').fill('13600007788');
  await page.getByRole('button', { name: '保存' }).last().click();
  await page.getByText('136****7788').waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain('13600007788');
  expect(page.url()).not.toMatch(/136|%E5/);
  expect(complaints).toEqual([]);
});

test('长辈版 is switched on the home screen and stays after a reload', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'elder' });
  await open('/schedule/points-mall');
  // What covers the app until its goods are there has the same button.
  await page.getByRole('main').getByRole('button', { name: '长辈版' }).click();
  await page.getByRole('button', { name: '回标准版' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /打电话/ }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
  expect(complaints).toEqual([]);
});

test('who reads large text in the mini-program comes to 长辈版, from the first frame on, until he switches it off', async () => {
  const { page } = await newVisitor({ userAgent: IOS_MINI.userAgent, width: 320 });
  const release = await holdRequests(page, MAIN_SCRIPT);
  await page.goto(`${BASE}/?fontSizeScaleFactor=1.4#/schedule/points-mall`, { waitUntil: 'commit' });
  await page.locator('#start').getByRole('button', { name: '回标准版' }).waitFor();
  release();
  const back = page.locator('#root').getByRole('button', { name: '回标准版' });
  await back.waitFor();
  await page.reload();
  await back.click();
  await page.locator('#root').getByRole('button', { name: '长辈版' }).waitFor();
  await page.reload();
  await page.locator('#root').getByRole('button', { name: '长辈版' }).waitFor();
  expect(await page.locator('html[data-elder]').count()).toBe(0);
});

test('signing in for the day adds its points once, whatever is tapped', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall');
  const button = page.getByRole('button', { name: /^签到 \+\d+$/ });
  const gain = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  const points = async () =>
    Number((await page.locator('section[aria-label="我的积分"]').innerText()).match(/[\d,]{4,}/)?.[0].replace(',', ''));
  const before = await points();
  await button.evaluate((each: HTMLElement) => {
    each.click();
    each.click();
    each.click();
  });
  await page
    .getByText(/签到成功|连签/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '签到日历' }).waitFor();
  await page.waitForFunction(
    (sum) => document.querySelector('section[aria-label="我的积分"]')?.textContent?.includes(sum),
    (before + gain).toLocaleString('en-US'),
  );
  await page.reload();
  await page.getByRole('button', { name: '签到日历' }).waitFor();
  expect(await points()).toBe(before + gain);
  expect(complaints).toEqual([]);
});

test('a newcomer buys his first good: no address yet, adds one on the way, pays, and sees the order', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/points-mall');
  const goodsId = await page.evaluate(async () => {
    const answer = await fetch(
      '/api/miniapp/mall/goods/list?currentPage=1&pageSize=50&appCode=scheduling&platform=wxWap',
    );
    interface Row {
      goodsId: string;
      points: number;
      cash: number;
      status: string;
      deliver: string[];
    }
    const { data } = (await answer.json()) as { data: { recordList: Row[] } };
    const good = data.recordList.find(
      ({ points, cash, status, deliver }) =>
        points === 0 && cash > 0 && status === 'onSale' && deliver[0] === 'express',
    );
    return good?.goodsId ?? '';
  });
  await open(`/schedule/points-mall/goods-detail?goodsId=${goodsId}`);
  await page.getByRole('button', { name: '立即兑换' }).last().click();
  await page.getByText('请添加收货地址').first().click();
  await page.waitForURL(/#\/schedule\/address\?/);
  await page.getByText('新增地址').first().click();
  await page.getByRole('button', { name: /粘贴识别/ }).click();
  await page.getByLabel('收货信息').fill('周小满 13600007788 浙江省杭州市西湖区文三路 128 号');
  await page.getByRole('button', { name: '识别' }).last().click();
  await page.getByRole('button', { name: '填入下面' }).click();
  await page.getByRole('button', { name: '保存' }).last().click();

  await page.waitForURL(/goods-detail\?.*step=confirm/);
  await page.getByText('136****7788').waitFor();
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/#\/paying\?/);
  await page.getByRole('button', { name: /立即付款/ }).waitFor();
  const orderNo = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('orderNo') ?? '';
  await control('pay', { orderNo, result: 'success' });
  await page.reload();
  await page.waitForURL(/points-mall\/pay-success/);
  await page.getByText('查看订单').first().click();
  await page.waitForURL(/order-detail/);
  await page.getByText('136****7788').waitFor();
  expect(complaints).toEqual([]);
});
