import { MINUTE } from '../../mock/_server/state';
import { PERSONAS } from '../../mock/_server/users';
import { resetMock, serverClock } from './fakeServer';
import { askAs, factsOf } from './memberFacts';

/*
 * The answers that screens are made of agree with each other: one count for one thing, one end of one record, and points
 * that are set aside, given or returned stand in the ledger as they stand with their order or reward.
 */

type Row = Record<string, unknown>;
interface OrderDetail {
  orderNo: string;
  status: number;
  points: number;
  expireAt: number | null;
  coupon?: { couponId: string; name: string };
  virtual?: { items: { name: string; route: string; validTo: number; usedAt: number | null }[] };
}
interface LedgerRow {
  type: string;
  delta: number;
  before: number;
  after: number;
  bizNo: string;
  releaseAt: number | null;
}

const TO_PAY = 0;

beforeEach(() => {
  resetMock();
  serverClock.set(Date.now());
});

async function ordersOf(as: (typeof PERSONAS)[number]): Promise<OrderDetail[]> {
  const { get, listOf } = askAs(as);
  const { rows } = await listOf('mall/order/list', { tab: 'all' });
  const details: OrderDetail[] = [];
  for (const { orderNo } of rows) details.push(await get('mall/order/detail', { orderNo: String(orderNo) }));
  return details;
}

const has = (wanted: readonly unknown[]) => (row: Row) => wanted.includes(row.status);

test.each(PERSONAS)('the home of %s counts what the lists hold', async (persona) => {
  const { get, listOf } = askAs(persona);
  const facts = await factsOf(persona);
  const home = await get<Row & { card: Row; orderCounts: Row }>('user/home');
  expect(home).toMatchObject({
    points: facts.available,
    couponCount: facts.coupons.usable,
    rightCount: facts.rights,
    prizeCount: facts.prizes.claim + facts.prizes.waiting,
    orderCounts: facts.orders,
    card: { status: facts.card.status, expireAt: facts.card.expireAt },
  });
  const wallet = await listOf('coupon/mine', { tab: 'usable' });
  expect(wallet.counts).toMatchObject(facts.coupons);
  const prizes = await listOf('prize/list', { tab: 'all' });
  expect(prizes.counts).toMatchObject(facts.prizes);
  const { rows } = await listOf('mall/order/list', { tab: 'all' });
  const numbers = { pay: [0], ship: [10], receive: [20] };
  for (const [tab, statuses] of Object.entries(numbers)) {
    expect([tab, rows.filter(has(statuses)).length]).toEqual([tab, facts.orders[tab as keyof typeof numbers]]);
  }
});

test.each(PERSONAS)('the ledger of %s is an unbroken sum up to what there is', async (persona) => {
  const { listOf } = askAs(persona);
  const { available, frozen } = await factsOf(persona);
  const rows = (await listOf('points/ledger', { type: 'all' })).rows as unknown as LedgerRow[];
  expect(rows[0]?.after ?? 0).toBe(available);
  expect(rows.filter(({ before, delta, after }) => before + delta !== after)).toEqual([]);
  expect(rows.slice(0, -1).filter(({ before }, index) => before !== rows[index + 1]?.after)).toEqual([]);
  const held = rows.filter(({ type }) => type === 'frozen');
  expect(held.reduce((sum, { delta }) => sum - delta, 0)).toBe(frozen);
  const unpaid = (await ordersOf(persona)).filter(({ status, points }) => status === TO_PAY && points > 0);
  expect(held.map(({ bizNo, delta, releaseAt }) => [bizNo, -delta, releaseAt]).sort()).toEqual(
    unpaid.map(({ orderNo, points, expireAt }) => [orderNo, points, expireAt]).sort(),
  );
});

test.each(PERSONAS)('points that %s was given stand in the ledger', async (persona) => {
  const { get, listOf } = askAs(persona);
  const ledger = (await listOf('points/ledger', { type: 'in' })).rows as unknown as LedgerRow[];
  const rewards = (await listOf('reward/list', { tab: 'all' })).rows.filter(
    ({ type, status }) => type === 'points' && status === 'done',
  );
  for (const { rewardId } of rewards) {
    const { points } = await get<{ points: number }>('reward/detail', { rewardId: String(rewardId) });
    expect([rewardId, ledger.filter(({ bizNo }) => bizNo === rewardId).map(({ delta }) => delta)]).toEqual([
      rewardId,
      [points],
    ]);
  }
});

test.each(PERSONAS)('a coupon of %s that is set aside is held by an order that says so', async (persona) => {
  const { listOf } = askAs(persona);
  const { rows } = await listOf('coupon/mine', { tab: 'usable' });
  const orders = await ordersOf(persona);
  const frozen = rows.filter(has(['frozen'])).map(({ couponId, title }) => ({ couponId, name: title }));
  const held = orders.filter(({ status }) => status === TO_PAY).flatMap(({ coupon }) => (coupon ? [coupon] : []));
  expect(frozen).toEqual(held);
  const ends = rows.map(({ validTo }) => validTo);
  const waiting = orders.flatMap(({ virtual }) => virtual?.items ?? []).filter(({ usedAt }) => usedAt === null);
  for (const { name, route, validTo } of waiting.filter((item) => item.route.startsWith('/coupon-list'))) {
    // Seeds are made one after the other.
    const twins = ends.filter((end) => Math.abs(Number(end) - validTo) < MINUTE);
    expect([name, route, twins.length]).toEqual([name, route, 1]);
  }
});

/** The moment at which a record ends, under the names that answers have for it. */
const END_FIELDS = ['validTo', 'claimBefore', 'expireAt', 'payExpireAt'];
const IDS = ['couponId', 'recordId', 'rewardId', 'orderNo', 'rightId', 'id'];

/** A code and what a payment gives have ends of their own. */
function isOwnEnd(row: Row, name: string): boolean {
  return name === 'expireAt' && (row.code !== undefined || row.cardId !== undefined);
}

function noteRow(row: Row, ends: Map<string, Set<number>>): void {
  const identity = IDS.map((name) => row[name]).find((value) => typeof value === 'string' && value !== '');
  if (typeof identity !== 'string') return;
  for (const name of END_FIELDS) {
    const end = row[name];
    if (typeof end === 'number' && !isOwnEnd(row, name)) ends.set(identity, (ends.get(identity) ?? new Set()).add(end));
  }
}

/** Notes every end that an answer gives to a record, under the record's identity. */
function noteEnds(part: unknown, ends: Map<string, Set<number>>): void {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) noteRow(part as Row, ends);
  for (const each of Object.values(part)) noteEnds(each, ends);
}

test.each(PERSONAS)('every record of %s ends at one moment, whoever tells', async (persona) => {
  const { get, listOf } = askAs(persona);
  const ends = new Map<string, Set<number>>();
  const note = (answer: unknown) => noteEnds(answer, ends);
  const coupons = (await listOf('coupon/mine', { tab: 'usable' })).rows;
  const rewards = (await listOf('reward/list', { tab: 'all' })).rows;
  note([coupons, rewards, (await listOf('prize/list', { tab: 'all' })).rows]);
  note((await listOf('mall/order/list', { tab: 'all' })).rows);
  note(await ordersOf(persona));
  note(await get('right/mine'));
  for (const { couponId } of coupons) note(await get('coupon/detail', { couponId: String(couponId) }));
  for (const { rewardId } of rewards) note(await get('reward/detail', { rewardId: String(rewardId) }));
  for (const { orderNo, status } of await ordersOf(persona))
    if (status === TO_PAY) note({ ...(await get('pay/info', { orderNo, biz: 'goods' })), orderNo });
  expect([...ends].filter(([, moments]) => moments.size > 1)).toEqual([]);
});

test.each(PERSONAS)('the card of %s ends when its newest order said, and its rights end with it', async (persona) => {
  const { get, listOf } = askAs(persona);
  const { card } = await factsOf(persona);
  const done = (await listOf('vip/order/list')).rows.filter(has(['done']));
  const ends: number[] = [];
  for (const { orderNo } of done)
    ends.push((await get<{ newExpireAt: number }>('vip/order/detail', { orderNo: String(orderNo) })).newExpireAt);
  expect(card.expireAt).toBe(ends.length === 0 ? null : Math.max(...ends));
  const { items } = await get<{ items: { holders: { name: string; validTo: number | null }[] }[] }>('right/mine');
  const holders = items.flatMap((item) => item.holders).filter(({ name }) => name === '金杏会员');
  expect(new Set(holders.map(({ validTo }) => validTo))).toEqual(new Set(holders.length === 0 ? [] : [card.expireAt]));
});
