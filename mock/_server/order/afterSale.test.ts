import { ask } from '@/testing/ask';
import { couponsOf, grantCoupon } from '../coupon/wallet';
import { DAY, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
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

test('of a parcel that is not sent nobody is asked whether it came damaged', async () => {
  const member = shopperWith(ask, 'member');
  const asked = { tab: 'all', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: { orderNo: string; statusText: string }[] }>(
    'GET /api/miniapp/mall/order/list',
    asked,
    { as: 'member' },
  );
  const reasons = new Map<string, string[]>();
  for (const { orderNo, statusText } of data.recordList) {
    const { afterSaleOffer } = await member.detail(orderNo);
    if (!afterSaleOffer) continue;
    reasons.set(statusText, afterSaleOffer.reasons);
    const [item] = afterSaleOffer.items;
    const form = { orderNo, itemId: item?.itemId, type: 'refund', images: [], amount: 0 };
    if (statusText === '待发货')
      expect(await member.post('aftersale/apply', { ...form, reason: '收到时破损' })).toMatchObject({
        code: 400,
        msg: '请选择原因',
      });
  }
  expect(reasons.get('待发货')).toEqual(['不想要了', '选错规格或数量', '地址填错了', '等得太久', '其他']);
  expect(reasons.get('待收货')).toContain('收到时破损');
});

/** Asks for so much of an order's money and lets the provider pay it back. */
async function refund(orderNo: string, amount: number): Promise<void> {
  const itemId = (await elder.detail(orderNo)).afterSaleOffer?.items[0]?.itemId ?? '';
  await elder.post('aftersale/apply', { orderNo, itemId, type: 'refund', reason: '其他', images: [], amount });
  await ask('POST /api/__mock/aftersale', { orderNo, deed: 'approve' });
  await ask('POST /api/__mock/aftersale', { orderNo, deed: 'approve' });
}

const buttonsOf = async (orderNo: string) => (await elder.detail(orderNo)).operate.map(({ key }) => key);

describe('an order whose money went back before it was received', () => {
  test('is over when all of it did: no receipt is asked for, no points are promised', async () => {
    const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
    await tellWallet(orderNo, 'success');
    pass(DAY);
    expect((await elder.detail(orderNo)).earn?.points).toBeGreaterThan(0);
    await refund(orderNo, 990);
    expect(await elder.detail(orderNo)).toMatchObject({ status: 50, statusText: '已退款' });
    expect((await elder.detail(orderNo)).earn).toBeUndefined();
    const buttons = await buttonsOf(orderNo);
    expect(buttons).toContain('delete');
    expect(buttons).not.toContain('confirm');
  });

  test('is over too when its parcel had not left: it is neither sent nor readdressed', async () => {
    const { orderNo } = await elder.order('G7010-1', 1, { couponId: 'none' });
    await tellWallet(orderNo, 'success');
    const { maxCash = 0 } = (await elder.detail(orderNo)).afterSaleOffer?.items[0] ?? {};
    await refund(orderNo, maxCash);
    const buttons = await buttonsOf(orderNo);
    expect(buttons).not.toContain('address');
    expect(buttons).not.toContain('remind');
    pass(3 * DAY);
    expect((await elder.detail(orderNo)).express).toEqual([]);
  });

  test('goes on when a part did: its parcel is called on its way, and confirms itself', async () => {
    const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
    await tellWallet(orderNo, 'success');
    pass(DAY);
    const promised = (await elder.detail(orderNo)).earn?.points ?? 0;
    await refund(orderNo, 500);
    expect(await elder.detail(orderNo)).toMatchObject({ status: 20, statusText: '待收货' });
    expect(await buttonsOf(orderNo)).toContain('confirm');
    const left = (await elder.detail(orderNo)).earn?.points ?? 0;
    expect(left).toBeLessThan(promised);
    const before = elder.balance().available;
    pass(11 * DAY);
    expect((await elder.detail(orderNo)).status).toBe(50);
    expect(elder.balance().available).toBe(before + left);
  });
});

describe('the coupon of an order whose money went back by an after-sale', () => {
  async function orderWithCoupon() {
    const { userId } = personaUser('elder');
    const couponId = grantCoupon(userId, 'T-3', 30);
    const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId });
    await tellWallet(orderNo, 'success');
    pass(DAY);
    return { orderNo, find: () => couponsOf(userId).find((each) => each.couponId === couponId) };
  }
  const lastStepOf = async (orderNo: string) =>
    ((await elder.detail(orderNo)) as { afterSale: { timeline?: { text: string }[] }[] }).afterSale[0]?.timeline?.[0];

  test('comes back with all of the money, until the same day as before, and the case says so', async () => {
    const { orderNo, find } = await orderWithCoupon();
    const validTo = find()?.validTo;
    expect(find()?.status).toBe('used');
    await refund(orderNo, 690);
    expect(find()).toMatchObject({ status: 'usable', validTo });
    expect(await lastStepOf(orderNo)).toMatchObject({ text: '已退款，积分和钱原路退回，优惠券也退回，有效期不变' });
  });

  test('is not kept from a later order when the server works the case off again', async () => {
    const { orderNo, find } = await orderWithCoupon();
    await refund(orderNo, 690);
    await elder.order(MIXED_SKU, 1, { couponId: find()?.couponId });
    pass(5 * MINUTE);
    await elder.detail(orderNo);
    expect(find()?.status).toBe('frozen');
  });

  test('stays used where a part of the money was kept', async () => {
    const { orderNo, find } = await orderWithCoupon();
    await refund(orderNo, 300);
    expect(find()?.status).toBe('used');
    expect(await lastStepOf(orderNo)).toMatchObject({ text: '已退款，积分和钱原路退回' });
  });
});
