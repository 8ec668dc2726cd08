import { ask } from '@/testing/ask';
import { accountOf } from '../points/accounts';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { shopperWith, walletWith } from './testKit';

/** Costs 800 points and 990 cents. */
const MIXED_SKU = 'G1001-1';
const elder = shopperWith(ask, 'elder');
const pass = (ms: number) => setServerNow(serverNow() + ms);
const rows = () => accountOf(personaUser('elder').userId).rows;
const returnOf = (orderNo: string) => rows().find((row) => row.bizNo === orderNo && row.isReturn);

/** Each row goes on from the one before it, in the order of time, to what there is. */
function expectWhole(): void {
  for (const [index, row] of rows().entries()) {
    expect(row.after).toBe(row.before + row.delta);
    if (index > 0) expect(row.before).toBe(rows()[index - 1]?.after);
    if (index > 0) expect(row.at).toBeGreaterThanOrEqual(rows()[index - 1]?.at ?? 0);
  }
  expect(rows().at(-1)?.after).toBe(elder.balance().available);
}

beforeEach(() => resetServer());

test('points of an order that nobody paid are back when it closed, not when somebody looks', async () => {
  const { orderNo, expireAt } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  pass(HOUR);
  // Signing in looks at no order.
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'sign' }, { as: 'elder' });
  pass(DAY);
  await elder.detail(orderNo);
  expect(returnOf(orderNo)).toMatchObject({ delta: 800, at: expireAt });
  expect(rows().at(-1)?.bizNo).not.toBe(orderNo);
  expectWhole();
});

test('points of an after-sale are back at the hour of its refund', async () => {
  const { orderNo } = await elder.order(MIXED_SKU, 1, { couponId: 'none' });
  await walletWith(ask)(orderNo, 'success');
  pass(DAY);
  const itemId = (await elder.detail(orderNo)).afterSaleOffer?.items[0]?.itemId ?? '';
  const asked = serverNow();
  await elder.post('aftersale/apply', { orderNo, itemId, type: 'refund', reason: '其他', images: [], amount: 990 });
  pass(2 * DAY);
  expect((await elder.detail(orderNo)).afterSale[0]?.status).toBe('refunded');
  expect(Math.abs((returnOf(orderNo)?.at ?? 0) - asked - 3 * HOUR)).toBeLessThan(MINUTE);
  expectWhole();
});
