import '../../order';
import '../../payment';
import '../../year';
import { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { asPersona, refusalOf } from '../membership/asPersona';
import { noticesOf } from '../notice/store';
import { createOrder } from '../order/create';
import { closeOrder } from '../order/lifecycle';
import { previewOrder } from '../order/preview';
import { findOrder } from '../order/store';
import { areaOf } from '../payment/registry';
import { rewards } from '../reward/store';
import { listOrders } from '../signup/orders';
import { submitJoin } from '../signup/submit';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { claimGift } from './gifts';
import { periodOf } from './terms';

const NOON = Date.parse('2026-11-22T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  resetServer();
});
afterEach(() => jest.useRealTimers());

/** An order of a good with a gift, in the campaign, by the member; one piece and paid unless told. */
function buy({ isPaid = true, num = 1 } = {}): string {
  const choice = { skuId: 'G1001-1', num, addressId: 'A1', couponId: 'none', campaign: 'year' };
  const { previewToken, errors } = previewOrder(asPersona('member', choice));
  expect(errors).toEqual([]);
  const { orderNo } = createOrder(asPersona('member', { ...choice, previewToken })) as { orderNo: string };
  const order = findOrder(orderNo);
  if (order && isPaid) Object.assign(order, { status: 10, paidAt: serverNow() });
  return orderNo;
}
const takePart = () =>
  submitJoin(asPersona('member', { code: 'year', agrees: true, answers: [{ key: 'wish', value: '每天签到' }] }));
const rowOf = (orderNo: string) =>
  listOrders(asPersona('member', { code: 'year' })).recordList.find((row) => row.orderNo === orderNo);
const claim = (orderNo: string) => claimGift(personaUser('member'), `GIFT-${orderNo}`, serverNow());

test('an order at the campaign price costs what the list says and has its gift', () => {
  const orderNo = buy();
  expect(findOrder(orderNo)).toMatchObject({ cashCents: 6900, campaign: 'year' });
  expect(rowOf(orderNo)?.gift).toMatchObject({ isOpen: true, rewardId: `GIFT-${orderNo}` });
  expect(areaOf('goods')?.find(orderNo)?.title).toBe(findOrder(orderNo)?.items[0]?.name);
});

test('of two pieces there is one gift, and two are paid for', () => {
  const orderNo = buy({ isPaid: false, num: 2 });
  const items = findOrder(orderNo)?.items ?? [];
  expect(items.map(({ spec, num }) => [spec, num])).toEqual([
    ['礼盒装', 2],
    ['付款后到活动订单领取', 1],
  ]);
  expect(areaOf('goods')?.find(orderNo)?.title).toBe(`${items[0]?.name} × 2`);
});

test('goods that are sent say where to, masked', () => {
  expect(rowOf(buy())?.place).toMatch(/^寄到 .+ \D*\d\*\*/);
});

test('after the end who has ordered is led to his orders, anybody else to the next campaign', async () => {
  buy();
  forcePhase('year', 2);
  const way = async (as: PersonaKey) =>
    (await ask<{ operate: { text: string }[] }>('GET /api/miniapp/campaign/detail', { code: 'year' }, { as })).data
      .operate[0]?.text;
  expect([await way('member'), await way('newcomer')]).toEqual(['看年度订单', '看下一个活动']);
});

test('a gift waits for the payment', () => {
  const orderNo = buy({ isPaid: false });
  expect(rowOf(orderNo)?.gift).toEqual({ text: expect.stringContaining('付款后可以领'), isOpen: false });
  expect(refusalOf(() => claim(orderNo)).code).toBe(2002);
});

test('who does not take part is led there first', () => {
  const orderNo = buy();
  const [button] = (rowOf(orderNo)?.operate ?? []).slice(-1);
  expect(button).toMatchObject({ text: '先去参与', enabled: true, reasonAction: { route: '/activity/year/join' } });
  expect(refusalOf(() => claim(orderNo)).code).toBe(2006);
});

test('a gift is claimed once and then stands among the rewards', () => {
  const orderNo = buy();
  takePart();
  const first = claim(orderNo);
  expect(claim(orderNo)).toEqual(first);
  expect(rewards().rows.filter(({ prizeId }) => prizeId === `GIFT-${orderNo}`)).toHaveLength(1);
  expect(rowOf(orderNo)?.gift).toMatchObject({ text: expect.stringContaining('已领取'), isOpen: false });
});

test('with a refund the gift goes, and the order says why', () => {
  const orderNo = buy();
  takePart();
  const order = findOrder(orderNo);
  if (order) closeOrder(order, '不想要了', serverNow());
  expect(rowOf(orderNo)?.gift).toEqual({ text: expect.stringContaining('不再发放'), isOpen: false });
  expect(refusalOf(() => claim(orderNo)).code).toBe(2002);
});

test.each([
  ['of a part leaves the gift', 'refunded', 1000, '赠品待领'],
  ['of everything takes it away', 'refunded', 6900, '不再发放'],
  ['of everything takes it away as soon as it is on its way', 'refunding', 6900, '不再发放'],
] as const)('a refund after the order was received, %s', (_, status, cash, words) => {
  const orderNo = buy();
  const order = findOrder(orderNo);
  const row = {
    afterSaleId: 'S1',
    itemId: order?.items[0]?.itemId ?? '',
    type: 'refund' as const,
    status,
    points: 0,
    cash,
  };
  const rest = {
    reason: '',
    images: [],
    reasonText: '',
    createdAt: NOON,
    changedAt: NOON,
    express: null,
    timeline: [],
  };
  order?.afterSales.push({ ...row, ...rest });
  expect(rowOf(orderNo)?.gift?.text).toContain(words);
});

test('after a refund a gift that was claimed is asked back', () => {
  const orderNo = buy();
  takePart();
  claim(orderNo);
  const order = findOrder(orderNo);
  if (order) closeOrder(order, '不想要了', serverNow());
  expect(rowOf(orderNo)?.gift?.text).toContain('¥9.90');
});

test('until when a gift is claimed is said with its year', () => {
  const orderNo = buy();
  takePart();
  expect(rowOf(orderNo)?.gift?.text).toMatch(/，2027-01-15 前领$/);
});

test('after the last day it cannot be claimed any more', () => {
  const orderNo = buy();
  takePart();
  setServerNow(periodOf(serverNow()).claimUntil + DAY);
  expect(rowOf(orderNo)?.gift?.text).toMatch(/，1 月 15 日前没有领，已过期$/);
  expect(refusalOf(() => claim(orderNo)).code).toBe(2002);
});

test('who did not take part in time is not led to a form that is closed', () => {
  const orderNo = buy();
  setServerNow(periodOf(serverNow()).endAt + DAY);
  const row = rowOf(orderNo);
  expect(row?.gift?.text).toMatch(/前没有参与，不能领了$/);
  expect(row?.operate.map(({ text }) => text)).not.toContain('先去参与');
  expect(refusalOf(() => claim(orderNo)).code).toBe(2002);
});

test('who leaves the campaign reads what becomes of his number and gifts, and is told of it by its own name', async () => {
  buy();
  const { joinId } = takePart();
  const [notice] = noticesOf(personaUser('member').userId, serverNow());
  expect(notice).toMatchObject({ title: '参与成功', action: { text: '看我的参与' } });
  const { data } = await ask<{ joins: { joinId: string; returnable: { text: string } }[] }>(
    'GET /api/miniapp/campaign/join/mine',
    { code: 'year' },
    { as: 'member' },
  );
  expect(data.joins.find((each) => each.joinId === joinId)?.returnable.text).toMatch(/编号不变.*赠品/);
});

test("another's order has no gift for me", () => {
  const orderNo = buy();
  expect(refusalOf(() => claimGift(personaUser('elder'), `GIFT-${orderNo}`, serverNow())).code).toBe(2011);
  expect(refusalOf(() => claimGift(personaUser('member'), 'GIFT-G0', serverNow())).code).toBe(2010);
});
