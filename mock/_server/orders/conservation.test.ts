import fc from 'fast-check';
import { ask } from '@/testing/ask';
import { couponsOf, grantCoupon } from '../coupon/wallet';
import { MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { type Created, shopperWith, stockOf, walletWith } from './testKit';

/** Points only, points and money, money only; none of them virtual. */
const SKUS = ['G1003-1', 'G1001-1', 'G1008-1'] as const;
const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const userId = () => personaUser('elder').userId;

type Step =
  | { do: 'create'; sku: (typeof SKUS)[number]; num: number; isWithCoupon: boolean }
  | { do: 'cancel' | 'success' | 'failed' | 'processing' | 'closed'; at: number }
  | { do: 'pass'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    sku: fc.constantFrom(...SKUS),
    num: fc.integer({ min: 1, max: 3 }),
    isWithCoupon: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom(
      'cancel' as const,
      'success' as const,
      'failed' as const,
      'processing' as const,
      'closed' as const,
    ),
    at: fc.nat(12),
  }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
);

interface Order extends Created {
  sku: string;
  num: number;
}

async function buy({ sku, num, isWithCoupon }: Extract<Step, { do: 'create' }>): Promise<Order[]> {
  const { data } = await elder.preview(sku, num, isWithCoupon ? {} : { couponId: 'none' });
  const created = await elder.create(data.previewToken);
  return created.code === 0 ? [{ ...created.data, sku, num }] : [];
}

async function take(each: Step, made: Order[]): Promise<void> {
  if (each.do === 'create') {
    made.push(...(await buy(each)));
    return;
  }
  if (each.do === 'pass') {
    setServerNow(serverNow() + each.minutes * MINUTE);
    return;
  }
  const order = made[each.at % Math.max(made.length, 1)];
  if (!order) return;
  if (each.do === 'cancel') await elder.cancel(order.orderNo);
  else await tellWallet(order.orderNo, each.do);
}

async function run(steps: readonly Step[]): Promise<Order[]> {
  const made: Order[] = [];
  for (const each of steps) await take(each, made);
  return made;
}

/** The seeded orders of other members that are about to expire have done so. */
async function settleDown(): Promise<void> {
  await elder.get('count');
  setServerNow(serverNow() + 16 * MINUTE);
  await elder.get('count');
}

interface Seen {
  status: number;
  points: number;
  paidAt: number | null;
  coupon?: { couponId: string };
}

test('points, stock and coupons are neither made nor lost, whatever members, wallets and time do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      resetServer();
      await settleDown();
      const couponId = grantCoupon(userId(), 'T-3', 30);
      const before = elder.balance();
      const stocks = SKUS.map(stockOf);
      const made = await run(steps);

      const seen = await Promise.all(
        made.map(async (order) => ({ ...order, ...((await elder.detail(order.orderNo)) as unknown as Seen) })),
      );
      const live = seen.filter(({ status }) => status !== 40);
      const spent = live.filter(({ paidAt }) => paidAt !== null).reduce((sum, { points }) => sum + points, 0);
      const held = live.filter(({ paidAt }) => paidAt === null).reduce((sum, { points }) => sum + points, 0);
      expect(elder.balance()).toEqual({ available: before.available - spent - held, frozen: before.frozen + held });
      SKUS.forEach((sku, index) => {
        const taken = live.filter((each) => each.sku === sku).reduce((sum, { num }) => sum + num, 0);
        expect(stockOf(sku)).toBe((stocks[index] ?? 0) - taken);
      });
      const users = live.filter(({ coupon }) => coupon?.couponId === couponId);
      expect(users.length).toBeLessThanOrEqual(1);
      const isPaid = users[0]?.paidAt !== null;
      const whenHeld = isPaid ? 'used' : 'frozen';
      const expected = users.length === 0 ? 'usable' : whenHeld;
      expect(couponsOf(userId()).find((each) => each.couponId === couponId)?.status).toBe(expected);
    }),
    { numRuns: 60 },
  );
}, 60_000);
