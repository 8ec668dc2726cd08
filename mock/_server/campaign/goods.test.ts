import { ask } from '@/testing/ask';
import { findSku, mall } from '../mall/store';
import { freshToken, shopperWith, walletWith } from '../order/testKit';
import { DAY, dayOf, HOUR, resetServer, setServerNow, startOfDay } from '../state';
import type { PersonaKey } from '../users';
import { describeOffer } from './goods';
import { FAIR, openFair } from './goodsKit';
import { forcePhase, needCampaign, registerCampaign } from './registry';

interface Row {
  goodsId: string;
  skuId: string;
  price: number;
  originPrice: number | null;
  stock: number;
  status: string;
  reasonText?: string;
  gift?: string;
  reminded: boolean;
  remindSlot?: string;
  operate: { key: string; text: string; enabled: boolean; reasonAction?: { route: string } }[];
}
interface Answer {
  slot: string;
  slots: { slotId: string; status: string }[];
  recordList: Row[];
}

let today: number;

beforeEach(() => {
  today = startOfDay(dayOf(Date.now()));
  resetServer();
  openFair();
  setServerNow(today + 15 * HOUR);
});

const goods = async (query: Record<string, unknown> = {}, as?: PersonaKey) =>
  (await ask<Answer>('GET /api/miniapp/campaign/goods', { code: FAIR, currentPage: 1, ...query }, as ? { as } : {}))
    .data;
const rowOf = async (skuId: string, query: Record<string, unknown> = {}, as?: PersonaKey) => {
  const found = (await goods(query, as)).recordList.find((row) => row.skuId === skuId);
  if (!found) throw new Error(`no row ${skuId}`);
  return found;
};
const slotAt = (place: number) => goods().then(({ slots }) => slots[place]?.slotId ?? '');
const shopper = (as: PersonaKey) => shopperWith(ask, as);
const stockOf = (skuId: string) => findSku(skuId)?.sku.stock ?? 0;

test('the slot that runs is shown unless another one is asked for; slots follow the clock', async () => {
  expect((await goods()).slots.map(({ status }) => status)).toEqual(['ended', 'running', 'coming']);
  expect((await goods()).slot).toBe(await slotAt(1));
  expect((await goods({ slot: await slotAt(2) })).slot).toBe(await slotAt(2));
  expect((await goods({ slot: 'yesterday' })).slot).toBe(await slotAt(1));
  setServerNow(today + 20 * HOUR - 5000);
  expect((await goods()).slot).toBe(await slotAt(1));
  setServerNow(today + 20 * HOUR);
  expect((await goods()).slot).toBe(await slotAt(2));
  setServerNow(today + DAY + HOUR);
  expect((await goods()).slots.map(({ status }) => status)).toEqual(['coming', 'coming', 'coming']);
  setServerNow(today + 3 * DAY);
  expect((await goods()).slots.map(({ status }) => status)).toEqual(['ended', 'ended', 'ended']);
  expect((await ask('GET /api/miniapp/campaign/goods', { code: 'nothing', currentPage: 1 })).code).toBe(2010);
});

test('each row says how it stands, why, and what can be done', async () => {
  expect(await rowOf('G1008-1')).toMatchObject({
    price: 1500,
    originPrice: null,
    stock: 5,
    status: 'onSale',
    gift: '送便携皂盒',
  });
  expect(await rowOf('G1008-1', { slot: await slotAt(0) })).toMatchObject({ originPrice: 2590, status: 'ended' });
  expect((await rowOf('G2009-1')).operate).toMatchObject([
    { key: 'open', text: '金杏会员可买', enabled: false, reasonAction: { route: '/membership-card' } },
  ]);
  expect(await rowOf('G2009-1', {}, 'newcomer')).toMatchObject({ status: 'memberOnly' });
  expect(await rowOf('G2009-1', {}, 'member')).toMatchObject({
    status: 'onSale',
    operate: [{ key: 'open', enabled: true }],
  });
  expect(await rowOf('G1003-1')).toMatchObject({
    stock: 0,
    status: 'soldOut',
    reasonText: '下一场 20:00',
    operate: [{ key: 'remind', text: '20:00 提醒我', enabled: true }],
  });
  expect(await rowOf('G1003-1', { slot: await slotAt(2) })).toMatchObject({
    status: 'notStarted',
    reasonText: '20:00 开始',
  });
});

test('a reminder belongs to one slot, and only until it begins', async () => {
  const { remindSlot, goodsId } = await rowOf('G1003-1', {}, 'member');
  const remind = (on: boolean, slot = remindSlot) =>
    ask(
      'POST /api/miniapp/mall/goods/remind',
      { goodsId, on, campaign: FAIR, slot, clientToken: freshToken() },
      { as: 'member' },
    );
  expect((await remind(true)).data).toMatchObject({ on: true, waiting: 1 });
  expect(await rowOf('G1003-1', {}, 'member')).toMatchObject({ reminded: true, operate: [{ text: '取消提醒' }] });
  expect(await rowOf('G1003-1', {}, 'elder')).toMatchObject({ reminded: false });
  expect((await remind(false)).data).toMatchObject({ on: false, waiting: 0 });
  expect((await remind(true, 'elsewhere')).code).toBe(2010);
  setServerNow(today + 20 * HOUR);
  expect((await remind(true)).code).toBe(2008);
});

test('who has asked for a good of a slot is told when the slot begins', async () => {
  const { remindSlot: slot, goodsId } = await rowOf('G1003-1', {}, 'member');
  const about = { goodsId, on: true, campaign: FAIR, slot, clientToken: freshToken() };
  await ask('POST /api/miniapp/mall/goods/remind', about, { as: 'member' });
  const titles = async (as: PersonaKey) =>
    (
      await ask<{ recordList: { title: string }[] }>('GET /api/miniapp/notice/list', { tab: 'activity' }, { as })
    ).data.recordList.map(({ title }) => title);
  const told = `${findSku('G1003-1')?.good.name}开始卖了`;
  expect(await titles('member')).not.toContain(told);
  setServerNow(today + DAY);
  expect(await titles('member')).toContain(told);
  expect(await titles('elder')).not.toContain(told);
});

test('who comes from the campaign sees and pays its price, who does not the usual one', async () => {
  const detail = (query: Record<string, unknown>) =>
    ask<Record<string, unknown>>(
      'GET /api/miniapp/mall/goods/detail',
      { goodsId: 'G1008', ...query },
      { as: 'member' },
    );
  expect((await detail({ from: 'fair' })).data).toMatchObject({
    cash: 1500,
    stock: 5,
    limitPerUser: 2,
    campaign: { code: FAIR, applies: true, text: '集市价', endAt: today + 20 * HOUR },
  });
  expect((await detail({})).data).toMatchObject({ cash: 1990 });
  expect((await detail({})).data).not.toHaveProperty('campaign');
  const inFair = await shopper('member').preview('G1008-1', 2, { campaign: 'fair' });
  expect(inFair.data).toMatchObject({ payAmount: 3000 - inFair.data.discount, maxNum: 2, campaign: { applies: true } });
  expect((await shopper('member').preview('G1008-1')).data).toMatchObject({ maxNum: 600 });
  setServerNow(today + 21 * HOUR);
  expect((await detail({ from: 'fair' })).data).toMatchObject({
    cash: 1990,
    campaign: { applies: false, endAt: null },
  });
});

test('an order whose slot has ended meanwhile is made only of the new figures', async () => {
  const { data } = await shopper('member').preview('G1008-1', 1, { campaign: FAIR, couponId: 'none' });
  setServerNow(today + 20 * HOUR);
  const late = await ask<{ payAmount: number; campaign: unknown }>(
    'POST /api/miniapp/mall/order/create',
    { previewToken: data.previewToken, clientToken: freshToken() },
    { as: 'member' },
  );
  expect(late).toMatchObject({ code: 2007, data: { campaign: { applies: false } } });
  expect(late.data.payAmount).toBeGreaterThan(data.payAmount);
});

test('pieces of the slot, of the mall and of the member are counted together, and come back with the order', async () => {
  const inMall = stockOf('G1008-1');
  const order = await shopper('member').order('G1008-1', 2, { campaign: FAIR, couponId: 'none' });
  expect(order.payAmount).toBe(3000);
  expect(stockOf('G1008-1')).toBe(inMall - 2);
  expect(await rowOf('G1008-1', {}, 'member')).toMatchObject({
    stock: 3,
    status: 'limit',
    reasonText: '每人限 2 件，您已买满',
  });
  expect(await rowOf('G1008-1', {}, 'elder')).toMatchObject({ stock: 3, status: 'onSale' });
  const again = await shopper('member').preview('G1008-1', 1, { campaign: FAIR });
  expect(again.data.errors[0]).toMatchObject({ code: 'limit', text: '活动价每人限 2 件，您已买满' });
  expect((await shopper('member').create(again.data.previewToken)).code).toBe(2004);
  await shopper('member').cancel(order.orderNo);
  expect(stockOf('G1008-1')).toBe(inMall);
  expect(await rowOf('G1008-1', {}, 'member')).toMatchObject({ stock: 5, status: 'onSale' });
});

test('the last piece of a slot is sold once; the mall goes on at its own price', async () => {
  const first = await shopper('member').preview('G1008-1', 1, { campaign: FAIR });
  for (const as of ['elder', 'lapsed'] as const) await shopper(as).order('G1008-1', 2, { campaign: FAIR });
  await shopper('newcomer')
    .order('G1008-1', 1, { campaign: FAIR, couponId: 'none' })
    .catch(() => undefined);
  const { stock } = await rowOf('G1008-1');
  if (stock > 0) await shopper('member').order('G1008-1', stock, { campaign: FAIR });
  expect(await rowOf('G1008-1')).toMatchObject({ stock: 0, status: 'soldOut' });
  expect((await shopper('member').create(first.data.previewToken)).code).toBe(2003);
  expect((await shopper('member').preview('G1008-1')).data.errors).toEqual([]);
});

test('a slot never has more than the mall', async () => {
  const sku = mall()
    .goods.flatMap(({ skus }) => skus)
    .find(({ skuId }) => skuId === 'G1008-1');
  if (sku) sku.stock = 1;
  expect(await rowOf('G1008-1')).toMatchObject({ stock: 1 });
});

test('what is for members is not sold to others at the price, whatever they send', async () => {
  const shown = await shopper('newcomer').preview('G2009-1', 1, { campaign: FAIR });
  expect(shown.data.errors[0]).toMatchObject({ code: 'level', text: '金杏会员可买' });
  expect((await shopper('newcomer').create(shown.data.previewToken)).code).toBe(2006);
});

test('a gift comes along in the order', async () => {
  const order = await shopper('member').order('G1008-1', 1, { campaign: FAIR });
  await walletWith(ask)(order.orderNo, 'success');
  const { items } = await shopper('member').detail(order.orderNo);
  expect(items).toMatchObject([{ num: 1 }, { name: '便携皂盒', spec: '随单赠送' }]);
});

test('for a gift, which cost nothing, nobody asks for money back', async () => {
  const member = shopper('member');
  const { orderNo } = await member.order('G1008-1', 1, { campaign: FAIR });
  await walletWith(ask)(orderNo, 'success');
  await ask('POST /api/__mock/parcel', { orderNo });
  const { items, afterSaleOffer } = await member.detail(orderNo);
  expect(afterSaleOffer?.items.map(({ itemId }) => itemId)).toEqual([items[0]?.itemId]);
});

test('a slot of another day says its day', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T15:00:00+08:00'));
  resetServer();
  const fair = needCampaign(FAIR);
  registerCampaign({ ...fair, period: (day) => ({ startAt: day + 2 * DAY, endAt: day + 9 * DAY }) });
  expect((await goods()).recordList[0]?.reasonText).toBe('12 月 30 日 10:00 开始');
  expect(describeOffer(FAIR, 'G1008-1', Date.now())?.text).toBe('集市价 12 月 30 日 10:00 开始，现在是平时的价格');
});

test('a campaign that is over or taken off sells nothing at its price', async () => {
  forcePhase(FAIR, 3);
  expect((await shopper('member').preview('G1008-1', 1, { campaign: FAIR, couponId: 'none' })).data.payAmount).toBe(
    1990,
  );
});
