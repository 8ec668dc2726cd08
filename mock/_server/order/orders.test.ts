import { ask } from '@/testing/ask';
import { couponsOf, grantCoupon } from '../coupon/wallet';
import { accountOf } from '../points/accounts';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { closeOrder } from './lifecycle';
import { findOrder, orders } from './store';
import { type Created, shopperWith, walletWith } from './testKit';

const POINTS_SKU = 'G1003-1';
const MIXED_SKU = 'G1001-1';
const member = shopperWith(ask, 'member');
const newcomer = shopperWith(ask, 'newcomer');
const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const pass = (ms: number) => setServerNow(serverNow() + ms);

beforeEach(() => resetServer());

test('a coupon is owned, used and comes back with its original end', async () => {
  const userId = personaUser('elder').userId;
  const couponId = grantCoupon(userId, 'T-3', 30);
  const find = () => couponsOf(userId).find((each) => each.couponId === couponId);
  const validTo = find()?.validTo;
  const first = await elder.order(MIXED_SKU, 1, { couponId });
  expect(first.payAmount).toBe(690);
  expect(find()?.status).toBe('frozen');
  pass(15 * MINUTE);
  expect(await elder.detail(first.orderNo)).toMatchObject({ status: 40, returned: { couponIds: [couponId] } });
  expect(find()).toMatchObject({ status: 'usable', validTo });
  const second = await elder.order(MIXED_SKU, 1, { couponId });
  await tellWallet(second.orderNo, 'success');
  expect(find()?.status).toBe('used');
  expect((await elder.cancel(second.orderNo)).data.returned).toEqual({ points: 800, cash: 690, couponIds: [couponId] });
  expect(find()).toMatchObject({ status: 'usable', validTo });
});

test('a coupon that went elsewhere between preview and order changes the figures', async () => {
  const couponId = grantCoupon(personaUser('elder').userId, 'T-3', 30);
  const shown = await elder.preview(MIXED_SKU, 1, { couponId });
  expect(shown.data).toMatchObject({ couponId, discount: 300, payAmount: 690 });
  await elder.order('G2002-1', 1, { couponId });
  const refused = await elder.create(shown.data.previewToken);
  expect(refused).toMatchObject({
    code: 2007,
    msg: '这张优惠券不能用了，请重新确认',
    data: { payAmount: 990, discount: 0 },
  });
  const owned = (refused.data as unknown as typeof shown.data).coupons.find((each) => each.couponId === couponId);
  expect(owned).toMatchObject({ usable: false, reasonText: expect.stringContaining('待支付') });
  expect((await elder.preview(MIXED_SKU, 1, { couponId: 'none' })).data.payAmount).toBe(990);
});

test("another member's order is refused in every call", async () => {
  const { orderNo } = await member.order(POINTS_SKU);
  for (const call of ['detail', 'result', 'express']) expect((await elder.get(call, { orderNo })).code).toBe(2011);
  for (const call of ['cancel', 'confirm', 'delete', 'remind', 'address/update', 'aftersale/apply']) {
    const { code, data } = await elder.post(call, { orderNo, reason: 'x', addressId: 'A5' });
    expect([call, code, data]).toEqual([call, 2011, null]);
  }
  expect((await member.get('detail', { orderNo: 'G0' })).code).toBe(2010);
  expect((await ask('GET /api/miniapp/mall/order/detail', { orderNo })).code).toBe(999);
});

test('cancelling twice gives back once', async () => {
  const before = member.balance().available;
  const { orderNo } = await member.order(POINTS_SKU);
  const replies = await Promise.all([1, 2, 3].map(() => member.cancel(orderNo)));
  expect(replies.map(({ code }) => code)).toEqual([0, 2008, 2008]);
  expect(member.balance().available).toBe(before);
  const closed = findOrder(orderNo);
  if (closed) expect(closeOrder(closed, '再来一次', serverNow())).toEqual(replies[0]?.data.returned);
  expect(member.balance().available).toBe(before);
  expect(accountOf(personaUser('member').userId).rows.at(-1)).toMatchObject({ bizType: 'order', bizNo: orderNo });
});

test('from sending to receipt', async () => {
  const { orderNo } = await member.order(POINTS_SKU);
  expect((await member.post('confirm', { orderNo })).code).toBe(400);
  expect((await member.post('remind', { orderNo })).code).toBe(0);
  expect((await member.post('remind', { orderNo })).code).toBe(2009);
  expect((await member.post('address/update', { orderNo, addressId: 'A3' })).code).toBe(0);
  expect((await member.detail(orderNo)).address?.mobileMasked).toBe('0571-******34');
  expect((await member.post('delete', { orderNo })).code).toBe(400);
  pass(DAY);
  expect(await member.detail(orderNo)).toMatchObject({ status: 20, express: [{ traces: [] }] });
  expect((await member.post('address/update', { orderNo, addressId: 'A1' })).code).toBe(2008);
  expect((await member.cancel(orderNo)).code).toBe(2008);
  pass(13 * HOUR);
  expect((await member.detail(orderNo)).express[0]?.traces.length).toBe(2);
  expect((await member.post('confirm', { orderNo })).code).toBe(0);
  expect((await member.detail(orderNo)).status).toBe(30);
  expect((await member.post('delete', { orderNo })).code).toBe(0);
  expect((await member.get('detail', { orderNo })).code).toBe(2010);
});

test('virtual goods arrive at once; a coupon is in the wallet', async () => {
  const userId = personaUser('elder').userId;
  const found = () => couponsOf(userId).filter(({ templateId }) => templateId === 'T-visit');
  const before = found().map(({ couponId }) => couponId);
  const { orderNo, status } = await elder.order('G4001-1', 2);
  expect(status).toBe(30);
  const arrived = found().flatMap(({ couponId }) => (before.includes(couponId) ? [] : couponId));
  expect(arrived).toHaveLength(2);
  const items = (await elder.detail(orderNo)).virtual?.items ?? [];
  const shown = items.map(({ route }) => new URLSearchParams(route.split('?')[1]).get('id'));
  expect(new Set(shown)).toEqual(new Set(arrived));
  expect((await elder.cancel(orderNo)).code).toBe(2008);
});

test('an order with a virtual extra is partly done, and its parcel can still be refunded', async () => {
  const { orderNo } = await elder.order('G7010-1');
  await tellWallet(orderNo, 'success');
  const result = await elder.get<{ status: string; nextSteps: unknown[] }>('result', { orderNo });
  expect(result.data.status).toBe('partly');
  expect((await elder.cancel(orderNo)).msg).toContain('售后');
  expect((await elder.detail(orderNo)).afterSaleOffer?.types.map(({ key }) => key)).toEqual(['refund']);
});

test('a pickup order shows its code, and lapses after 30 days with everything returned', async () => {
  const { orderNo, status } = await elder.order('G7003-1', 1, { storeId: 'S02' });
  expect(status).toBe(20);
  expect(await elder.detail(orderNo)).toMatchObject({
    statusText: '待自提',
    pickup: { code: expect.stringMatching(/^\d{8}$/), store: { storeId: 'S02' } },
  });
  pass(31 * DAY);
  expect(await elder.detail(orderNo)).toMatchObject({ status: 40, returned: { points: 800 } });
  const returnedRow = accountOf(personaUser('elder').userId).rows.find((row) => row.bizNo === orderNo && row.delta > 0);
  expect(returnedRow).toMatchObject({ delta: 800, isReturn: true });
});

test('after-sale: apply, send back, money and points return once', async () => {
  const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  await tellWallet(orderNo, 'success');
  pass(DAY);
  const before = elder.balance().available;
  const { afterSaleOffer } = await elder.detail(orderNo);
  const itemId = afterSaleOffer?.items[0]?.itemId ?? '';
  expect(afterSaleOffer?.items[0]).toMatchObject({ maxCash: 990, points: 800 });
  const form = { orderNo, itemId, type: 'return', reason: '收到时破损', images: [], amount: 990 };
  for (const wrong of [
    { amount: 991 },
    { amount: -1 },
    { amount: '990' },
    { type: 'swap' },
    { images: Array(7).fill('a') },
    { reason: 'x' },
  ]) {
    expect((await elder.post('aftersale/apply', { ...form, ...wrong })).code).toBe(400);
  }
  const { data } = await elder.post<{ afterSaleId: string }>('aftersale/apply', form);
  const { afterSaleId } = data;
  expect((await elder.post('aftersale/apply', form)).code).not.toBe(0);
  expect(await elder.detail(orderNo)).toMatchObject({ status: 50, statusText: '售后审核中' });
  expect((await elder.post('confirm', { orderNo })).code).toBe(2008);
  expect((await elder.post('aftersale/express', { afterSaleId, company: '圆通', no: 'YT123456' })).code).toBe(2008);
  pass(2 * HOUR);
  expect(await elder.detail(orderNo)).toMatchObject({
    afterSale: [{ status: 'sendBack', returnTo: expect.any(String) }],
  });
  expect((await member.post('aftersale/express', { afterSaleId, company: '圆通', no: 'YT123456' })).code).toBe(2011);
  expect((await elder.post('aftersale/express', { afterSaleId, company: '圆通', no: '<b>' })).code).toBe(400);
  expect((await elder.post('aftersale/express', { afterSaleId, company: '圆通', no: 'YT123456' })).code).toBe(0);
  expect((await elder.post('aftersale/cancel', { afterSaleId })).code).toBe(2008);
  pass(4 * DAY);
  for (let look = 0; look < 3; look += 1)
    expect(await elder.detail(orderNo)).toMatchObject({ status: 50, statusText: '已退款' });
  expect(elder.balance().available).toBe(before + 800);
});

test('lists, tabs, counts and search of the member', async () => {
  interface List {
    totalCount: number;
    recordList: { orderNo: string; status: number; items: { name: string }[] }[];
    counts: Record<string, number>;
  }
  const list = async (query: Record<string, unknown>) =>
    (await member.get<List>('list', { pageSize: 50, ...query })).data;
  const all = await list({ tab: 'all' });
  expect(all.totalCount).toBeGreaterThanOrEqual(40);
  expect(new Set(all.recordList.map(({ status }) => status))).toEqual(new Set([0, 10, 20, 30, 40, 50]));
  expect(all.counts).toEqual((await member.get('count')).data);
  for (const [tab, status] of [
    ['pay', 0],
    ['ship', 10],
    ['receive', 20],
    ['done', 30],
  ] as const) {
    const rows = (await list({ tab })).recordList;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.status === status)).toBe(true);
  }
  expect((await list({ tab: 'pay' })).totalCount).toBe(all.counts.pay);
  const found = (await list({ keyword: '桂花乌龙' })).recordList;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ items }) => items.some(({ name }) => name.includes('桂花乌龙')))).toBe(true);
  expect((await list({ keyword: found[0]?.orderNo ?? '' })).totalCount).toBe(1);
  const asTyped = (await list({ keyword: '护手霜60g 洗护' })).recordList;
  expect(asTyped.map(({ items }) => items[0]?.name)).toContain('氨基酸温和洗护礼盒（沐浴露 300 ml＋护手霜 60 g）');
  const copied = found[0]?.orderNo.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  expect((await list({ keyword: `\u200b${copied}` })).totalCount).toBe(1);
  expect((await member.get('list', { tab: '__proto__' })).code).toBe(400);
  expect((await newcomer.get<List>('list')).data.totalCount).toBe(0);
});

test('every seeded order has a detail and a result, and the ledger of its member never falls below zero', async () => {
  for (const persona of ['member', 'elder', 'lapsed'] as const) {
    const who = shopperWith(ask, persona);
    const { data } = await who.get<{ recordList: Created[] }>('list', { pageSize: 50 });
    for (const { orderNo } of data.recordList) {
      expect((await who.get('detail', { orderNo })).code).toBe(0);
      expect((await who.get('result', { orderNo })).code).toBe(0);
    }
    expect(Math.min(...accountOf(personaUser(persona).userId).rows.map(({ after }) => after))).toBeGreaterThanOrEqual(
      0,
    );
  }
});

test('what a seeded order has brought stands in its detail and in the ledger', async () => {
  const { userId } = personaUser('member');
  const given = orders().rows.filter((row) => row.userId === userId && (row.given ?? 0) > 0);
  expect(given.length).toBeGreaterThan(0);
  for (const { orderNo, given: points } of given) {
    expect((await member.detail(orderNo)).earn).toEqual({ points, text: expect.stringMatching(/^已到账/) });
    expect(accountOf(userId).rows).toContainEqual(expect.objectContaining({ bizNo: orderNo, delta: points }));
  }
});

test('a remark is text of at most 100 characters', async () => {
  const { data } = await member.preview(POINTS_SKU);
  expect((await member.create(data.previewToken, { remark: '好'.repeat(101) })).code).toBe(400);
  expect((await member.create(data.previewToken, { remark: { $ne: '' } })).code).toBe(400);
  const created = await member.create(data.previewToken, { remark: '<b>放门口</b>' });
  expect(await member.detail(created.data.orderNo)).toMatchObject({ remark: '<b>放门口</b>' });
});

describe('a day of another year', () => {
  const row = async (goodsId: string) => {
    const { recordList } = (
      await member.get<{ recordList: { items: { goodsId: string }[]; tip?: string; operate: { text: string }[] }[] }>(
        'list',
        { tab: 'all', currentPage: 1, pageSize: 50 },
      )
    ).data;
    return recordList.find(({ items }) => items[0]?.goodsId === goodsId);
  };

  test('is said with its year, and a good without a code is used, not shown', async () => {
    // The seed is made on that day; a reset sets the clock right.
    resetServer();
    setServerNow(Date.parse('2026-11-25T10:00:00+08:00'));
    const found = await row('G5001');
    expect(found?.tip).toMatch(/^1 门课，2028-\d\d-\d\d 前学$/);
    expect(found?.operate.at(-1)?.text).toBe('去使用');
  });

  test('stands in what is promised near its end, too', async () => {
    setServerNow(Date.parse('2026-12-30T10:00:00+08:00'));
    const { orderNo } = await member.order(POINTS_SKU);
    expect(await member.detail(orderNo)).toMatchObject({ tip: '预计 2027-01-02 前发货' });
  });
});
