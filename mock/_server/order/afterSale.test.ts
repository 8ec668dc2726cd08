import { ask } from '@/testing/ask';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { shopperWith, walletWith } from './testKit';

/** Costs 800 points and 990 cents. */
const MIXED_SKU = 'G1001-1';
const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const pass = (ms: number) => setServerNow(serverNow() + ms);

beforeEach(() => resetServer());

test.each([
  [990, 800],
  [495, 400],
  [100, 80],
  [1, 0],
])('of 990 cents and 800 points, %d cents bring %d points with them', async (amount, points) => {
  const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  await tellWallet(orderNo, 'success');
  pass(DAY);
  const before = elder.balance().available;
  const itemId = (await elder.detail(orderNo)).afterSaleOffer?.items[0]?.itemId ?? '';
  await elder.post('aftersale/apply', { orderNo, itemId, type: 'refund', reason: '其他', images: [], amount });
  pass(DAY);
  expect(await elder.detail(orderNo)).toMatchObject({ afterSale: [{ status: 'refunded', cash: amount, points }] });
  expect(elder.balance().available).toBe(before + points);
  expect((await elder.detail(orderNo)).afterSaleOffer?.items.map((item) => item.itemId) ?? []).not.toContain(itemId);
});

test('what was withdrawn is not said to be on its way when another screen withdraws it once more', async () => {
  const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  await tellWallet(orderNo, 'success');
  pass(DAY);
  const itemId = (await elder.detail(orderNo)).afterSaleOffer?.items[0]?.itemId ?? '';
  await elder.post('aftersale/apply', { orderNo, itemId, type: 'refund', reason: '其他', images: [], amount: 990 });
  const { afterSaleId } = (await elder.detail(orderNo)).afterSale[0] ?? {};
  expect(await elder.post('aftersale/cancel', { afterSaleId, clientToken: 'here' })).toMatchObject({ code: 0 });
  const again = await elder.post('aftersale/cancel', { afterSaleId, clientToken: 'there' });
  expect(again).toMatchObject({ code: 2008, msg: '这次售后已经结束，不用再撤销' });
});
