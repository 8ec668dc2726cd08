import { ask } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

const NAME = '林国栋';

test('a member adds his father, uses a right for him, and takes him out again; his name is never kept', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/equity-aggregation');
  await page.getByRole('tab', { name: '家人' }).click();
  await page.getByRole('button', { name: '管理家人' }).click();
  await page.getByRole('dialog', { name: '家人同享' }).getByRole('button', { name: '添加家人' }).click();
  await page.getByRole('textbox', { name: '家人姓名' }).fill(NAME);
  await page.getByRole('button', { name: '父亲' }).click();
  await page.getByText(/同意我添加/).click();
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const book = page.getByRole('dialog', { name: '家人同享' });
  await book.getByRole('listitem', { name: '父亲 林**' }).waitFor();
  expect(page.url()).not.toMatch(/%|林/);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(NAME);

  // The consent stands in the records, and back closes the panel.
  const consents = await ask<{ title: string }[]>(page, 'GET consent/list');
  expect(consents[0]?.title).toContain('林**（父亲）');
  await page.goBack();
  await book.waitFor({ state: 'hidden' });

  const family = page.getByRole('heading', { name: '可以给家人用' }).locator('xpath=ancestor::section');
  await family.getByRole('link', { name: '使用' }).first().click();
  const panel = page.getByRole('dialog', { name: '核销码' });
  await panel.getByRole('button', { name: '父亲 林**' }).click();
  await panel.getByText('给父亲（林**）使用').waitFor();
  await panel.getByRole('img', { name: '核销码二维码' }).waitFor();
  const digits = await panel
    .getByText(/^(\d{4}\s*){4}$/)
    .first()
    .textContent();
  await control('use', { code: (digits ?? '').replace(/\s/g, '') });
  await panel.getByText('已核销').first().waitFor();
  await page
    .getByRole('list', { name: '使用记录' })
    .getByText(/林\*\*（父亲）/)
    .first()
    .waitFor();

  await open('/schedule/equity-aggregation?owner=family&step=family');
  await page.getByRole('listitem', { name: '父亲 林**' }).getByRole('button', { name: '移除' }).click();
  await page.getByText('移除父亲（林**）？').waitFor();
  await page.getByRole('button', { name: '移除' }).last().click();
  await page.getByRole('listitem', { name: '父亲 林**' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a coupon is reminded of from the list of what ends soon, and the coupon says so itself', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/equity-aggregation');
  const row = page.getByRole('article').filter({ hasText: '上门护理代金券' }).first();
  await row.getByRole('button', { name: '提醒我' }).click();
  await row.getByRole('button', { name: '取消提醒' }).waitFor();
  await row.getByRole('link', { name: '上门护理代金券' }).click();
  const panel = page.getByRole('dialog', { name: '卡券详情' });
  await panel.getByRole('button', { name: '取消提醒' }).click();
  await panel.getByRole('button', { name: '提醒我' }).waitFor();
  await page.goBack();
  await page
    .getByRole('article')
    .filter({ hasText: '上门护理代金券' })
    .first()
    .getByRole('button', { name: '提醒我' })
    .waitFor();
  expect(complaints).toEqual([]);
});

test('a pickup code is readable in a store without a network', async () => {
  const { page, context, open } = await newVisitor({ persona: 'member' });
  await open('/schedule/points-mall/order-list?tab=receive');
  const { recordList } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(
    page,
    'GET mall/order/list',
    { tab: 'receive', currentPage: '1' },
  );
  const orderNo = recordList.find(({ statusText }) => statusText === '待自提')?.orderNo ?? '';
  const { pickup } = await ask<{ pickup: { code: string } }>(page, 'GET mall/order/detail', { orderNo });
  await open(`/schedule/points-mall/order-detail?orderNo=${orderNo}`);
  await page.getByText('待自提').first().waitFor();
  await open('/schedule/points-mall/order-list?tab=receive');
  await page.getByRole('region', { name: /订单/ }).first().waitFor();
  await context.setOffline(true);
  await page.evaluate((no) => {
    window.location.hash = `#/schedule/points-mall/order-detail?orderNo=${no}`;
  }, orderNo);
  await page.getByRole('heading', { name: '自提码' }).waitFor();
  await page.getByText(pickup.code.replace(/(.{4})(?=.)/g, '$1 ')).waitFor();
  await context.setOffline(false);
});
