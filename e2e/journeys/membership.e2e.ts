import { DAY_MS } from '../../src/shared/lib/timeFormat';
import {
  agreeBefore,
  atWallet,
  cardOf,
  cardOrders,
  chooseAndAgree,
  dayOf,
  expiryShown,
  loseAnswer,
  orderNoOf,
  pay,
  readAndAgree,
  submit,
  timesPaid,
  watchWords,
} from '../support/membership';
import { BASE, control, newVisitor } from '../support/visitor';

/** What may not be said while the server has not said it. */
const FAILURE_WORDS = '支付失败|付款失败|没有付成';

test('a newcomer buys a year card: terms, order, terms of payment, wallet, result, and the card is on his page', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/membership-card');
  await page.getByText('年卡', { exact: true }).first().waitFor();
  const shown = await expiryShown(page);
  await chooseAndAgree(page, '立即开通');
  expect(await expiryShown(page)).toBe(shown);
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  await page.getByText(`付款后会员有效期至 ${shown}`).waitFor();
  const orderNo = orderNoOf(page);

  await pay(page);
  await page.waitForURL(/notice-before\?type=pay/);
  await readAndAgree(page);
  await page.waitForURL(/#\/paying\?/);
  await page.getByText(/您已同意《付款须知》/).waitFor();
  await pay(page);
  await atWallet(page);
  await page.getByRole('button', { name: '支付成功' }).click();

  await page.waitForURL(/#\/schedule\/pay-success\?/);
  await page.getByRole('heading', { name: '付款成功' }).waitFor();
  await page.getByText(`会员有效期至 ${shown}`).waitFor();
  await page.getByText('¥298.00').waitFor();
  await page.goBack();
  await page.waitForURL(/#\/schedule\/member$/);
  await open('/schedule/member');
  await page.getByText(`${shown} 到期`).waitFor();

  expect(await cardOrders(page)).toEqual([expect.objectContaining({ orderNo, status: 'done', payAmount: 29_800 })]);
  expect(dayOf((await cardOf(page)).my.expireAt)).toBe(shown);
  expect(complaints).toEqual([]);
});

test('the same with every answer lost half-way: one order, one payment, and nothing is called failed', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'newcomer' });
  const failures = await watchWords(page, FAILURE_WORDS);
  await open('/membership-card');
  await agreeBefore(page, 'pay');
  await agreeBefore(page, 'vip');
  await page.getByText('年卡', { exact: true }).first().waitFor();
  const shown = await expiryShown(page);
  await chooseAndAgree(page, '立即开通', false);

  await loseAnswer(page, 'pay/vip/order/create');
  await submit(page);
  await page.getByText(/没有收到结果，订单可能已经提交/).waitFor();
  await page.reload();
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  const orderNo = orderNoOf(page);
  expect(await cardOrders(page)).toHaveLength(1);

  await loseAnswer(page, 'pay/launch');
  await pay(page);
  await page
    .getByText(/不会重复扣款/)
    .last()
    .waitFor();
  await page.reload();
  await pay(page);
  await atWallet(page);
  await page.goBack();
  await page.getByRole('heading', { name: '付款结果确认中' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '付款结果确认中' }).waitFor();
  expect(await failures()).toEqual([]);

  // The phone kills the page; the member opens the order again.
  await page.close();
  const again = await context.newPage();
  const failuresAgain = await watchWords(again, FAILURE_WORDS);
  await again.goto(`${BASE}/#/paying?orderNo=${orderNo}&biz=vip`);
  await again.getByRole('heading', { name: '付款结果确认中' }).waitFor();
  await control('pay', { orderNo, result: 'success' });
  await control('pay', { orderNo, result: 'success' });
  await again.getByRole('heading', { name: '付款成功' }).waitFor();
  expect(await failuresAgain()).toEqual([]);

  expect(await cardOrders(again)).toEqual([expect.objectContaining({ orderNo, status: 'done' })]);
  expect(await timesPaid(again, orderNo)).toBe(1);
  expect(dayOf((await cardOf(again)).my.expireAt)).toBe(shown);
  expect(complaints).toEqual([]);
});

test('an order whose page was killed before its answer came is found again, not made twice', async () => {
  const { page, context, open } = await newVisitor({ persona: 'newcomer' });
  await open('/membership-card');
  await agreeBefore(page, 'vip');
  await page.getByText('月卡', { exact: true }).click();
  await chooseAndAgree(page, '立即开通', false);
  await loseAnswer(page, 'pay/vip/order/create');
  await submit(page);
  await page.getByText(/没有收到结果/).waitFor();
  await page.close();

  const again = await context.newPage();
  await again.goto(`${BASE}/#/membership-card?step=orders`);
  await again.getByText('待支付').waitFor();
  await again.goto(`${BASE}/#/membership-card?planId=month`);
  await chooseAndAgree(again, '立即开通', false);
  await submit(again);
  await again.waitForURL(/#\/paying\?/);
  const orders = await cardOrders(again);
  expect(orders).toEqual([expect.objectContaining({ orderNo: orderNoOf(again), status: 'waiting', amount: 3_800 })]);
});

test('a lapsed member renews with a coupon and keeps every day; a second card stacks on the first', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'lapsed' });
  const failures = await watchWords(page, FAILURE_WORDS);
  await open('/membership-card');
  await page.getByText('已到期').waitFor();
  await agreeBefore(page, 'pay');
  const shown = await expiryShown(page);
  await chooseAndAgree(page, '立即续费');
  expect(await expiryShown(page)).toBe(shown);
  await page.getByText('-¥20.55').waitFor();
  await page.getByRole('radio', { name: '不使用优惠券' }).check();
  await page.getByText('¥298.00').waitFor();
  await page.getByRole('radio', { name: /会员卡立减券/ }).check();
  await page.getByText('¥277.45').waitFor();
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  const orderNo = orderNoOf(page);
  await pay(page);
  await atWallet(page);
  await page.getByRole('button', { name: '处理中' }).click();

  await page.getByRole('heading', { name: '付款结果确认中' }).waitFor();
  await page.getByText(/钱已扣，正在确认/).waitFor();
  expect(await page.getByRole('button', { name: /继续付款/ }).count()).toBe(0);
  // A second try from another page leads to the order that is being confirmed.
  const other = await context.newPage();
  await other.goto(`${BASE}/#/membership-card?planId=month`);
  await chooseAndAgree(other, '立即续费', false);
  await submit(other);
  await other.waitForURL(new RegExp(`#/schedule/order-detail\\?orderNo=${orderNo}`));
  await other.getByRole('heading', { name: '处理中' }).waitFor();
  await control('pay', { orderNo, result: 'success' });
  await page.getByRole('heading', { name: '付款成功' }).waitFor();
  expect(await failures()).toEqual([]);
  const first = await cardOf(page);
  expect(dayOf(first.my.expireAt)).toBe(shown);
  expect(await cardOrders(page)).toHaveLength(2);

  await open('/membership-card?planId=month');
  await page.getByText('从原到期日接着算').waitFor();
  const stacked = await expiryShown(page);
  expect(stacked).toBe(dayOf((first.my.expireAt ?? 0) + 30 * DAY_MS));
  await chooseAndAgree(page, '立即续费', false);
  expect(await page.getByRole('radio', { name: /会员卡立减券/ }).count()).toBe(0);
  await submit(page);
  await page.waitForURL(/#\/paying\?/);
  await pay(page);
  await atWallet(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByText(`会员有效期至 ${stacked}`).waitFor();
  expect(dayOf((await cardOf(page)).my.expireAt)).toBe(stacked);
  expect(complaints).toEqual([]);
});
