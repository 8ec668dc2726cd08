import { ask } from '@/testing/ask';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { shopperWith, walletWith } from './testKit';

/* What somebody reads who taps a button of an order that has moved on since it was drawn. */

const POINTS_SKU = 'G1003-1';
const MIXED_SKU = 'G1001-1';
const elder = shopperWith(ask, 'elder');
const tellWallet = walletWith(ask);

beforeEach(() => resetServer());

test.each([
  ['cancel', { reason: '不想要了' }],
  ['confirm', {}],
  ['remind', {}],
  ['address/update', { addressId: 'A5' }],
])('%s of an order that another tab has cancelled says so', async (call, more) => {
  const { orderNo } = await elder.order(POINTS_SKU);
  await elder.cancel(orderNo);
  const refused = await elder.post(call, { orderNo, ...more, clientToken: 'here' });
  expect(refused).toMatchObject({ code: 2008, msg: '这笔订单已经取消' });
});

test('who cancels what has left by then reads that it has left, and what he can do', async () => {
  const { orderNo } = await elder.order(POINTS_SKU);
  await ask('POST /api/__mock/parcel', { orderNo });
  const refused = await elder.cancel(orderNo);
  expect(refused).toMatchObject({ code: 2008, msg: '已经发货，不能取消，收到后可以申请售后' });
});

test('who asks for an after-sale that another tab has asked for already reads that it is there', async () => {
  const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  await tellWallet(orderNo, 'success');
  setServerNow(serverNow() + DAY);
  const itemId = (await elder.detail(orderNo)).afterSaleOffer?.items[0]?.itemId ?? '';
  const asked = { orderNo, itemId, type: 'refund', reason: '其他', images: [], amount: 990 };
  expect(await elder.post('aftersale/apply', { ...asked, clientToken: 'here' })).toMatchObject({ code: 0 });
  const again = await elder.post('aftersale/apply', { ...asked, reason: '少件或发错', clientToken: 'there' });
  expect(again).toMatchObject({ code: 2008, msg: '这件商品已经申请过售后，请看订单里的进度' });
  expect((await elder.detail(orderNo)).afterSale).toHaveLength(1);
});

test('who comes to a course in another tab does not pay for it once more unknowingly', async () => {
  const COURSE_SKU = 'G5002-1';
  const [here, there] = [await elder.preview(COURSE_SKU), await elder.preview(COURSE_SKU)];
  expect(await elder.create(here.data.previewToken)).toMatchObject({ code: 0 });
  const { available } = elder.balance();
  const refused = await elder.create(there.data.previewToken);
  expect(refused).toMatchObject({ code: 2007, msg: expect.stringMatching(/^您已有这门课，再换从 .+起接着算$/) });
  expect(elder.balance().available).toBe(available);
  const { previewToken } = refused.data as unknown as { previewToken: string };
  expect(await elder.create(previewToken)).toMatchObject({ code: 0 });
});
