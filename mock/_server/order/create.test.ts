import { ask } from '@/testing/ask';
import { addresses } from '../address';
import { balanceOf } from '../points';
import { MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { changeSku, freshToken, shopperWith, stockOf } from './testKit';

const POINTS_SKU = 'G1003-1';
const MIXED_SKU = 'G1001-1';
const member = shopperWith(ask, 'member');
const newcomer = shopperWith(ask, 'newcomer');
const elder = shopperWith(ask, 'elder');
const pass = (ms: number) => setServerNow(serverNow() + ms);

beforeEach(() => resetServer());

test('a points order is paid at once, takes points times quantity and stock', async () => {
  const [before, stock] = [member.balance(), stockOf(POINTS_SKU)];
  const created = await member.order(POINTS_SKU, 3);
  expect(created).toMatchObject({ needPay: false, payAmount: 0, status: 10, expireAt: null });
  expect(member.balance()).toEqual({ available: before.available - 780, frozen: before.frozen });
  expect(stockOf(POINTS_SKU)).toBe(stock - 3);
});

test('an order with money freezes points for 15 minutes and gives everything back when time is over', async () => {
  const [before, stock] = [elder.balance(), stockOf(MIXED_SKU)];
  const { orderNo, expireAt, ...created } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  expect(created).toMatchObject({ needPay: true, payAmount: 990, status: 0 });
  expect(elder.balance()).toEqual({ available: before.available - 800, frozen: before.frozen + 800 });
  const windowMs = (expireAt ?? 0) - serverNow();
  expect(windowMs).toBeLessThanOrEqual(15 * MINUTE);
  expect(windowMs).toBeGreaterThan(15 * MINUTE - 5000);
  setServerNow((expireAt ?? 0) - 1000);
  expect((await elder.detail(orderNo)).status).toBe(0);
  setServerNow(expireAt ?? 0);
  expect(await elder.detail(orderNo)).toMatchObject({ status: 40, returned: { points: 800, cash: 0 } });
  expect(stockOf(MIXED_SKU)).toBe(stock);
  expect(elder.balance()).toEqual(before);
});

test('time alone frees the stock of an unpaid order for other members', async () => {
  changeSku('G2009-1', { stock: 1 });
  await elder.order('G2009-1');
  const detail = () => ask<{ stock: number }>('GET /api/miniapp/mall/goods/detail', { goodsId: 'G2009' });
  expect((await detail()).data.stock).toBe(0);
  pass(16 * MINUTE);
  expect((await detail()).data.stock).toBe(1);
});

test('the same clientToken gives the same order', async () => {
  const { data } = await member.preview(POINTS_SKU);
  const clientToken = freshToken();
  const first = await member.create(data.previewToken, { clientToken });
  const second = await member.create(data.previewToken, { clientToken });
  expect(second.data).toEqual({ ...first.data, replayed: true });
  expect((await member.create(data.previewToken)).code).toBe(2008);
  expect((await member.create(data.previewToken, { clientToken, remark: '换一个' })).code).toBe(400);
});

test('of 50 orders at once for the last piece exactly one is made', async () => {
  changeSku('G4002-1', { stock: 1 });
  const before = member.balance().available;
  const previews = await Promise.all(Array.from({ length: 50 }, () => member.preview('G4002-1')));
  const created = await Promise.all(previews.map(({ data }) => member.create(data.previewToken)));
  expect(created.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(new Set(created.filter(({ code }) => code !== 0).map(({ code }) => code))).toEqual(new Set([2003]));
  expect(stockOf('G4002-1')).toBe(0);
  expect(member.balance().available).toBe(before - 120);
});

test.each([0, -1, 0.1, 1e9, '1', [], [1], null, Number.MAX_SAFE_INTEGER, {}, true])(
  'the quantity %j is refused',
  async (num) => {
    expect((await member.post('preview', { skuId: POINTS_SKU, num })).code).toBe(400);
  },
);

test('figures in a request that deviate are refused, and ones that agree change nothing', async () => {
  const { data } = await member.preview(MIXED_SKU);
  for (const claim of [{ payAmount: 1 }, { amount: 0 }, { points: 0 }, { cash: '990' }]) {
    expect((await member.create(data.previewToken, claim)).code).toBe(400);
  }
  expect((await member.create(data.previewToken, { payAmount: data.payAmount })).code).toBe(0);
});

test('a changed price is shown again before anything is taken', async () => {
  const { data } = await member.preview(POINTS_SKU, 2);
  changeSku(POINTS_SKU, { points: 300 });
  const before = member.balance();
  const refused = await member.create(data.previewToken);
  expect(refused.code).toBe(2007);
  expect(refused.data).toMatchObject({ points: 600, previewToken: expect.any(String) });
  expect(member.balance()).toEqual(before);
  const { previewToken } = refused.data as unknown as { previewToken: string };
  expect((await member.create(previewToken)).code).toBe(0);
  expect(member.balance().available).toBe(before.available - 600);
});

test('stock that shrank is shown again, stock that is gone is said', async () => {
  const two = await member.preview(POINTS_SKU, 2);
  changeSku(POINTS_SKU, { stock: 1 });
  const refused = await member.create(two.data.previewToken);
  expect(refused).toMatchObject({ code: 2007, data: { maxNum: 1, errors: [{ code: 'stock' }] } });
  changeSku(POINTS_SKU, { stock: 0 });
  expect((await member.create(two.data.previewToken)).code).toBe(2003);
});

test('a preview works for its member and for 30 minutes', async () => {
  const { data } = await member.preview(POINTS_SKU);
  expect((await elder.create(data.previewToken)).code).toBe(2011);
  pass(30 * MINUTE + 1);
  expect((await member.create(data.previewToken)).code).toBe(2007);
  expect((await member.create('made-up')).code).toBe(400);
});

test('when there can be none, the words below the number say why', async () => {
  await member.order(POINTS_SKU, 4);
  expect((await member.preview(POINTS_SKU)).data).toMatchObject({ maxNum: 0, maxText: '每人限换 6 件，您已换满' });
  changeSku(MIXED_SKU, { stock: 0 });
  expect((await member.preview(MIXED_SKU)).data).toMatchObject({ maxNum: 0, maxText: '已换完' });
});

test('what stands in the way is in the preview and refuses the order', async () => {
  const poor = await newcomer.preview(POINTS_SKU);
  expect(poor.data.errors.map(({ code }) => code)).toEqual(['points', 'address']);
  expect(poor.data.errors[0]?.text).toBe('还差 260 积分');
  expect((await newcomer.create(poor.data.previewToken)).code).toBe(2005);
  const locked = await newcomer.preview('G5007-1');
  expect(locked.data.errors).toEqual([{ code: 'level', text: '需要金杏会员' }]);
  expect((await newcomer.create(locked.data.previewToken)).code).toBe(2006);
  const many = await member.preview('G6002-1', 7);
  expect(many.data.errors[0]?.code).toBe('limit');
  expect((await member.create(many.data.previewToken)).code).toBe(2004);
  const early = await member.preview('G3008-1');
  expect((await member.create(early.data.previewToken)).code).toBe(2001);
  const pickup = await member.preview('G7003-1');
  expect(pickup.data.errors).toEqual([{ code: 'store', text: '请选择自提门店' }]);
});

test('a refused order says how many points are missing, also above a thousand', async () => {
  const { data } = await newcomer.preview('G3004-1', 1);
  changeSku('G3004-1', { points: 2600 });
  const { available } = balanceOf(personaUser('newcomer').userId);
  expect(await newcomer.create(data.previewToken)).toMatchObject({ code: 2005, data: { gapPoints: 2600 - available } });
});

test('a limit counts all orders of a member, and a cancelled one no longer', async () => {
  const first = await elder.order('G7002-1', 2, { addressId: 'A5' });
  expect((await elder.preview('G7002-1')).data.errors[0]).toEqual({ code: 'limit', text: '每人限 2 件，您已换满' });
  await elder.cancel(first.orderNo);
  expect((await elder.preview('G7002-1')).data.errors).toEqual([]);
});

test('an address that was deleted meanwhile is asked for again; the order keeps its copy', async () => {
  const { data } = await member.preview(POINTS_SKU, 1, { addressId: 'A2' });
  const kept = await member.order(POINTS_SKU, 1, { addressId: 'A2' });
  const { rows } = addresses();
  rows.splice(
    rows.findIndex(({ addressId }) => addressId === 'A2'),
    1,
  );
  expect((await member.create(data.previewToken)).msg).toBe('这个地址已经删除，请重新选择');
  expect((await member.detail(kept.orderNo)).address).toEqual(
    expect.objectContaining({ name: '林**', mobileMasked: '137****5512', detail: '漕溪北路 8** 号 * 楼' }),
  );
  expect((await member.preview(POINTS_SKU, 1, { addressId: 'A5' })).code).toBe(2011);
});

test('an address that was corrected meanwhile is shown before anything goes there', async () => {
  const { data } = await member.preview(POINTS_SKU, 1, { addressId: 'A2' });
  const row = addresses().rows.find(({ addressId }) => addressId === 'A2');
  if (row) row.detail = '漕溪北路 99 号 7 楼';
  const refused = await member.create(data.previewToken);
  expect(refused).toMatchObject({ code: 2007, data: { address: { addressId: 'A2', detail: '漕溪北路 99 号 7 楼' } } });
  const { previewToken } = refused.data as unknown as { previewToken: string };
  expect((await member.create(previewToken)).code).toBe(0);
});
