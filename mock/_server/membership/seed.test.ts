import { ask } from '@/testing/ask';
import { listMine } from '../consent/rules';
import { DAY, resetServer } from '../state';
import { personaUser } from '../users';
import { asPersona } from './asPersona';
import { lastMomentOf } from './expiry';
import { findMine } from './orderStore';
import { vip } from './store';

interface Detail {
  status: string;
  days: number;
  paidAt: number;
  newExpireAt: number | null;
  timeline: { at: number; text: string }[];
  refundQuote?: { days: number };
}

beforeEach(() => resetServer());

const detail = async (orderNo: string) =>
  (await ask<Detail>('GET /api/miniapp/vip/order/detail', { orderNo }, { as: 'member' })).data;

test.each(['V26090004', 'V26090006', 'V26090007'])(
  'the year card of %s runs for a year from its payment',
  (orderNo) => {
    const order = vip().orders.find((each) => each.orderNo === orderNo);
    expect(order?.newExpireAt).toBe(lastMomentOf(order?.paidAt ?? 0) + 365 * DAY);
  },
);

test('the code for a month comes on top of the year card, which has the rest of its days to give back', async () => {
  const [year, month] = [await detail('V26090004'), await detail('V26090005')];
  expect(month.newExpireAt).toBe(Number(year.newExpireAt) + 30 * DAY);
  expect(year.refundQuote?.days).toBe(87);
});

test.each([
  ['V26090002', ['您取消了订单', '提交订单']],
  ['V26090003', ['退款到账', '申请退款，审核中', '付款成功', '提交订单']],
])('%s has come to its end step by step', async (orderNo, steps) => {
  const { timeline } = await detail(orderNo);
  expect(timeline.map(({ text }) => text)).toEqual(steps);
  expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).sort((a, b) => b - a));
});

test('whatever an order says of a consent stands among the consents of its member', () => {
  for (const persona of ['member', 'lapsed', 'elder'] as const) {
    const given = listMine(asPersona(persona)).map(({ title, version, acceptedAt }) => ({
      title,
      version,
      acceptedAt,
    }));
    const said = findMine(personaUser(persona).userId).map(({ consent }) => consent);
    expect(given).toEqual(expect.arrayContaining(said));
  }
});
