import { agreeBefore, cardOf, cardOrders, openOrder, pay, readAndAgree, timesPaid } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

/** What the wallet's page offers; the success comes last, because nothing can follow it. */
const OUTCOMES = [
  ['取消支付', 'cancel'],
  ['支付失败', 'failed'],
  ['处理中', 'processing'],
  ['支付成功', 'success'],
] as const;

describe.each([
  ['vip', '付款成功'],
  ['reserve', '预约成功'],
] as const)('%s', (biz, success) => {
  test('every word of the wallet, one after the other on one order: only the server’s success grants, once', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
    await open('/schedule/member');
    await page.getByText('开通会员卡').first().waitFor();
    await agreeBefore(page, 'pay');
    const orderNo = await openOrder(page, biz);
    const cashier = `/paying?orderNo=${orderNo}&biz=${biz}`;

    for (const [button, result] of OUTCOMES) {
      await open(cashier);
      await page.reload();
      await pay(page);
      await page.waitForURL(/__mock\/cashier/);
      await page.getByRole('button', { name: button }).click();
      if (result === 'cancel') {
        await page.getByRole('heading', { name: '付款结果确认中' }).waitFor();
        await page.getByRole('button', { name: '还没付，继续付款' }).click();
        await page.getByRole('button', { name: /立即付款/ }).waitFor();
      } else if (result === 'failed') {
        await page.getByText(/这次没有付成：银行卡余额不足或银行拒绝了付款/).waitFor();
        await page.getByRole('button', { name: /立即付款/ }).waitFor();
      } else if (result === 'processing') {
        await page.getByRole('heading', { name: '付款结果确认中' }).waitFor();
        expect(await page.getByText(/失败/).count()).toBe(0);
        expect(await page.getByRole('button', { name: /继续付款/ }).count()).toBe(0);
        await control('pay', { orderNo, result: 'cancel' });
        await page.getByRole('button', { name: '还没付，继续付款' }).click();
        await page.getByRole('button', { name: /立即付款/ }).waitFor();
      } else {
        await page.getByRole('heading', { name: success }).waitFor();
      }
    }

    // Already paid: an old tab or link leads to the result and takes nothing.
    await open('/schedule/member');
    await open(cashier);
    await page.getByRole('heading', { name: success }).waitFor();
    expect(page.url()).toContain('/schedule/pay-success');
    expect(await timesPaid(page, orderNo)).toBe(1);
    expect(await cardOrders(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('an order that was closed says so and leads to a new one; money that comes later goes back', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
    await open('/schedule/member');
    await page.getByText('开通会员卡').first().waitFor();
    const orderNo = await openOrder(page, biz);
    await open(`/paying?orderNo=${orderNo}&biz=${biz}`);
    await page.getByRole('button', { name: /立即付款/ }).waitFor();
    await control('pay', { orderNo, result: 'closed' });
    await page.reload();
    await page.getByText('订单已关闭').waitFor();
    await control('pay', { orderNo, result: 'success' });
    await open(`/schedule/order-detail?orderNo=${orderNo}`);
    await page.getByRole('heading', { name: '退款中' }).waitFor();
    expect((await cardOf(page)).my.status).toBe('none');
    await open(`/paying?orderNo=${orderNo}&biz=${biz}`);
    await page.getByRole('heading', { name: '退款中' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the terms of payment: refused is a way back, a new wording asks anew, a withdrawal asks anew', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/member');
  await page.getByText('开通会员卡').first().waitFor();
  const orderNo = await openOrder(page, 'vip');
  const cashier = `/paying?orderNo=${orderNo}&biz=vip`;
  await open(cashier);
  await pay(page);
  await page.getByRole('button', { name: '不同意' }).click();
  await page.getByText(/付款前请先阅读并同意《付款须知》/).waitFor();
  await pay(page);
  await readAndAgree(page);
  await page.getByText(/您已同意《付款须知》/).waitFor();

  await control('consent-version', { type: 'pay' });
  // The screen still shows the old state: the server refuses and the new wording is shown.
  await pay(page);
  await page.getByText(/pay-2026\.06\+/).waitFor();
  await readAndAgree(page);
  await page.getByText(/您已同意《付款须知》/).waitFor();

  await open('/schedule/member');
  await page.getByText('隐私与注销').click();
  await page.getByRole('button', { name: '撤回付款须知' }).first().click();
  await page.getByText('撤回后，下一次付款前需要重新阅读并同意。').waitFor();
  await page
    .getByRole('button', { name: '撤 回' })
    .or(page.getByRole('button', { name: '撤回', exact: true }))
    .last()
    .click();
  await page.getByText('已撤回').first().waitFor();
  await open(cashier);
  await page.getByText(/付款前请先阅读并同意《付款须知》/).waitFor();
  expect(await timesPaid(page, orderNo)).toBe(0);
  expect(complaints).toEqual([]);
});
