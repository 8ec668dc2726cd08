import { linesOf } from '../support/geometry';
import { ask } from '../support/membership';
import { newVisitor } from '../support/visitor';

const FRUIT = '/schedule/points-mall/goods-detail?goodsId=G6005&step=confirm&skuId=G6005-1&num=1';

interface Right {
  remaining: number;
}

test('the card makes a sign-in worth 15 points everywhere, and waives the freight of an order until it is cancelled', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'elder' });
  await open('/schedule/points-mall');
  const card = page.getByRole('region', { name: '我的积分' });
  await card.getByText(/会员\s1\.5\s倍/).waitFor();
  const { available } = await ask<{ available: number }>(page, 'GET points/summary');
  await card.getByRole('button', { name: '签到 +15' }).click();
  await card.getByRole('button', { name: '签到日历' }).click();
  const calendar = page.getByRole('dialog', { name: '签到日历' });
  await calendar.getByText('漏签可在 30 天内补签').waitFor();
  // The fourteenth day in a row brings 60 points more, times 1.5 as well.
  expect(await ask<{ available: number }>(page, 'GET points/summary')).toMatchObject({
    available: available + 15 + 90,
  });
  await open('/schedule/record');
  const ledger = page.getByRole('region', { name: '积分明细' });
  await ledger
    .getByText(/含\s1\.5\s倍/)
    .first()
    .waitFor();
  expect(await ledger.getByText('+15', { exact: true }).count()).toBeGreaterThan(0);

  await open(FRUIT);
  const sums = page.getByRole('region', { name: '费用明细' });
  await sums.getByText('-¥6.00').waitFor();
  await sums.getByText('用后本月还剩 1 单').waitFor();
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/#\/paying\?/);
  await page
    .getByText(/¥?19\.00/)
    .first()
    .waitFor();
  const orderNo = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('orderNo');
  expect(await ask<Right>(page, 'GET right/detail', { rightId: 'R-ship' })).toMatchObject({ remaining: 1 });

  await open('/equity?rightId=R-ship');
  await page.getByText('兑换订单免运费').waitFor();
  await open(`/schedule/points-mall/order-detail?orderNo=${orderNo}`);
  await page.getByRole('region', { name: '商品和金额' }).getByText('会员包邮').waitFor();
  await ask(page, 'POST mall/order/cancel', { orderNo, reason: '不想要了' });
  expect(await ask<Right>(page, 'GET right/detail', { rightId: 'R-ship' })).toMatchObject({ remaining: 2 });
  expect(complaints).toEqual([]);
});

test('without a card a sign-in is worth 10 and the freight is paid', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/points-mall');
  await page.getByRole('button', { name: '签到 +10' }).waitFor();
  await open(FRUIT);
  const sums = page.getByRole('region', { name: '费用明细' });
  await sums.getByText('¥6.00', { exact: true }).waitFor();
  expect(await sums.getByText('包邮').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on the narrowest phone a name stays on its line, and what wraps stands at the edge', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member', width: 320 });
  await open('/schedule/equity-aggregation');
  expect(await page.getByRole('link', { name: '上门护理代金券' }).first().evaluate(linesOf)).toBe(1);

  await open('/preferred-discount?tab=map');
  const offers = page.getByRole('main').locator('section li');
  await offers.first().waitFor();
  // Rows with room for the title only, all of it on its line.
  const parted = await offers.evaluateAll((rows: HTMLElement[]) =>
    rows.flatMap((row) => {
      const [title, provider] = row.children;
      row.style.setProperty('text-wrap', 'wrap');
      row.style.width = `${(title?.getBoundingClientRect().width ?? 0) + 12}px`;
      const [first] = provider?.getClientRects() ?? [];
      return first && first.left === title?.getBoundingClientRect().left ? [] : [row.textContent];
    }),
  );
  expect(parted).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the two lines of a small button keep clear of its edge', async () => {
  const { page, open, complaints } = await newVisitor({ width: 375 });
  await open('/preferred-discount');
  const note = page.getByText('看看怎么升级').first();
  await note.waitFor();
  const room = await note.evaluate((words) => {
    const button = words.closest('a, button')?.getBoundingClientRect();
    return button ? button.bottom - words.getBoundingClientRect().bottom : 0;
  });
  expect(room).toBeGreaterThanOrEqual(5);
  expect(complaints).toEqual([]);
});
