import fc from 'fast-check';
import { ask } from '@/testing/ask';
import { couponsOf, grantCoupon } from '../coupon/wallet';
import { accountOf } from '../points/accounts';
import { growthOf } from '../rights/growth';
import { rights } from '../rights/store';
import { HOUR, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { orders } from './store';
import { type Created, freshToken, shopperWith, stockOf, walletWith } from './testKit';

/** Points only, points and money, money only, with freight; none of them virtual. */
const SKUS = ['G1003-1', 'G1001-1', 'G1008-1', 'G6005-1'] as const;
const tellWallet = walletWith(ask);
const elder = shopperWith(ask, 'elder');
const userId = () => personaUser('elder').userId;

type Step =
  | { do: 'create'; sku: (typeof SKUS)[number]; num: number; isWithCoupon: boolean }
  | { do: 'cancel' | 'success' | 'failed' | 'processing' | 'closed' | 'receive' | 'refund'; at: number }
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
      'receive' as const,
      'refund' as const,
    ),
    at: fc.nat(12),
  }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(3, 10, 20, 26 * 60) }),
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
  else if (each.do === 'receive') await elder.post('confirm', { orderNo: order.orderNo, clientToken: freshToken() });
  else if (each.do === 'refund') await refund(order.orderNo);
  else await tellWallet(order.orderNo, each.do);
}

/** Half of the money that may be asked for, and its share of the points; the refund is there before the next step. */
async function refund(orderNo: string): Promise<void> {
  const item = (await elder.detail(orderNo)).afterSaleOffer?.items[0];
  if (!item) return;
  await elder.post('aftersale/apply', {
    orderNo,
    itemId: item.itemId,
    type: 'refund',
    reason: '其他',
    images: [],
    amount: Math.floor(item.maxCash / 2),
    clientToken: freshToken(),
  });
  setServerNow(serverNow() + 4 * HOUR);
}

async function run(steps: readonly Step[]): Promise<Order[]> {
  const made: Order[] = [];
  for (const each of steps) await take(each, made);
  return made;
}

/** The seeded orders of other members that are about to expire have done so; this member's are out of the way. */
async function settleDown(): Promise<void> {
  orders().rows = orders().rows.filter((row) => row.userId !== userId());
  await elder.get('count');
  setServerNow(serverNow() + 16 * MINUTE);
  await elder.get('count');
}

interface Seen {
  status: number;
  points: number;
  paidAt: number | null;
  coupon?: { couponId: string };
  payAmount: number;
  freight: number;
  freeShipping?: { saved: number };
  earn?: { points: number; text: string };
  afterSale: { status: string; points: number; cash: number }[];
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
const refundsOf = ({ afterSale }: Pick<Seen, 'afterSale'>) => afterSale.filter(({ status }) => status === 'refunded');

test('points, stock and coupons are neither made nor lost, whatever members, wallets and time do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      resetServer();
      await settleDown();
      const couponId = grantCoupon(userId(), 'T-3', 30);
      const before = elder.balance();
      const growth = growthOf(userId());
      const stocks = SKUS.map(stockOf);
      const made = await run(steps);

      const seen = await Promise.all(
        made.map(async (order) => ({ ...order, ...((await elder.detail(order.orderNo)) as unknown as Seen) })),
      );
      const live = seen.filter(({ status }) => status !== 40);
      const came = live.filter(({ earn }) => earn?.text.startsWith('已到账'));
      const spent = sum(live, ({ points, paidAt }) => (paidAt === null ? 0 : points));
      const owned = sum(live, ({ points, paidAt }) => (paidAt === null ? points : 0));
      const returned = sum(live.flatMap(refundsOf), ({ points }) => points);
      const given = sum(came, ({ earn }) => earn?.points ?? 0);
      const available = before.available - spent - owned + returned + given;
      expect(elder.balance()).toEqual({ available, frozen: before.frozen + owned });
      expect(sum(accountOf(userId()).rows, ({ delta }) => delta)).toBe(available);
      for (const each of came) {
        const paid = each.payAmount - each.freight - sum(refundsOf(each), ({ cash }) => cash);
        expect(each.earn?.points).toBe(Math.floor((paid * 1.5) / 100));
      }
      const grown = orders().rows.filter((row) => row.userId === userId() && row.status === 30);
      expect(growthOf(userId())).toBe(growth + 50 * grown.filter(({ afterSales }) => afterSales.length === 0).length);
      const uses = rights().usage.filter((row) => row.userId === userId() && row.rightId === 'R-ship');
      expect(uses).toHaveLength(live.filter(({ freeShipping }) => (freeShipping?.saved ?? 0) > 0).length);
      SKUS.forEach((sku, index) => {
        const taken = sum(
          live.filter((each) => each.sku === sku),
          ({ num }) => num,
        );
        expect(stockOf(sku)).toBe((stocks[index] ?? 0) - taken);
      });
      const users = live.filter(({ coupon }) => coupon?.couponId === couponId);
      expect(users.length).toBeLessThanOrEqual(1);
      const isPaid = users[0]?.paidAt !== null;
      const whenUnauthorised = isPaid ? 'used' : 'frozen';
      const expected = users.length === 0 ? 'usable' : whenUnauthorised;
      expect(couponsOf(userId()).find((each) => each.couponId === couponId)?.status).toBe(expected);
    }),
    { numRuns: 60 },
  );
}, 60_000);
