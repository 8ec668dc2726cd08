import { noteUsed } from '../mall/stock';
import { mall } from '../mall/store';
import { DAY, HOUR, MINUTE } from '../state';
import { personaUser, type User } from '../users';
import { grow, holdCoupon, open, type Plan } from './seedBuild';
import { addCase } from './seedCase';
import { ORDER_STATUS } from './status';
import type { GoodsOrder } from './types';

const MEMBER: Plan[] = [
  { goodsId: 'G1001', agoMs: 2 * MINUTE + 14_000, stage: 'unpaid' },
  { goodsId: 'G1008', agoMs: 14 * MINUTE, stage: 'unpaid', couponTemplateId: 'T-3' },
  { goodsId: 'G1004', agoMs: 3 * HOUR, stage: 'paid' },
  { goodsId: 'G2010', agoMs: 5 * HOUR, stage: 'paid' },
  { goodsId: 'G1011', agoMs: 25 * HOUR, stage: 'shipped' },
  { goodsId: 'G6001', num: 2, agoMs: 3 * DAY, stage: 'shipped', remark: '放门口即可' },
  { goodsId: 'G7008', agoMs: 2 * DAY, stage: 'shipped' },
  { goodsId: 'G4001', agoMs: 38 * DAY + HOUR + MINUTE, stage: 'done' },
  { goodsId: 'G5001', agoMs: 30 * DAY, stage: 'done' },
  { goodsId: 'G1002', agoMs: 14 * DAY, stage: 'done' },
  { goodsId: 'G2001', agoMs: 45 * DAY, stage: 'cancelled' },
  { goodsId: 'G1013', agoMs: 6 * DAY, stage: 'expired' },
  { goodsId: 'G7007', agoMs: 4 * DAY, stage: 'shipped', case: { status: 'reviewing', agoMs: HOUR } },
  { goodsId: 'G7009', agoMs: 5 * DAY, stage: 'shipped', case: { status: 'sendBack', agoMs: 5 * HOUR } },
  { goodsId: 'G1010', agoMs: 8 * DAY, stage: 'shipped', case: { status: 'returning', agoMs: 20 * HOUR } },
  { goodsId: 'G6002', agoMs: 7 * DAY, stage: 'shipped', case: { status: 'refunding', agoMs: 20 * MINUTE } },
  { goodsId: 'G1003', agoMs: 40 * DAY, stage: 'done', case: { status: 'refunded', agoMs: 25 * DAY } },
  {
    goodsId: 'G2007',
    agoMs: 50 * DAY,
    stage: 'done',
    case: { status: 'rejected', agoMs: 36 * DAY, reasonText: '商品拆封用过，又没有质量问题，不能退。有疑问请联系客服' },
  },
];
const ELDER: Plan[] = [
  { goodsId: 'G7001', agoMs: 6 * HOUR, stage: 'paid' },
  { goodsId: 'G7004', agoMs: 3 * DAY, stage: 'shipped' },
  { goodsId: 'G7005', agoMs: 33 * DAY, stage: 'done' },
  { goodsId: 'G6004', agoMs: 70 * DAY, stage: 'done' },
];
const LAPSED: Plan[] = [
  { goodsId: 'G6002', agoMs: 130 * DAY, stage: 'done' },
  { goodsId: 'G1003', agoMs: 128 * DAY, stage: 'expired' },
];

const OLD_ORDERS = 28;

/** Older orders of the member, of goods that have room in their limit. */
function oldPlans(): Plan[] {
  const goods = mall().goods.filter(
    ({ limitPerUser, deliver, isMemberOnly }) =>
      (limitPerUser ?? 9) >= 4 && !isMemberOnly && !deliver.includes('pickup') && deliver[0] === 'express',
  );
  return Array.from({ length: OLD_ORDERS }, (_, index) => ({
    goodsId: goods[index % goods.length]?.goodsId ?? 'G1003',
    agoMs: (58 + index * 9) * DAY + index * 37 * MINUTE,
    stage: index % 6 === 3 ? ('expired' as const) : ('done' as const),
  }));
}

function seedOne(user: User, plan: Plan, now: number): GoodsOrder {
  const order = open(user, plan, now);
  grow(order, plan);
  if (plan.case) addCase(order, plan.case, now);
  if (plan.couponTemplateId !== undefined) holdCoupon(order, plan.couponTemplateId);
  if (order.status !== ORDER_STATUS.cancelled) noteUsed(user.userId, plan.goodsId, plan.num ?? 1);
  return order;
}

/** The orders that the personas have when the server starts. */
export function seedOrders(now: number): GoodsOrder[] {
  const plansOf = (user: User, plans: Plan[]) => plans.map((plan) => seedOne(user, plan, now));
  return [
    ...plansOf(personaUser('member'), [...MEMBER, ...oldPlans()]),
    ...plansOf(personaUser('elder'), ELDER),
    ...plansOf(personaUser('lapsed'), LAPSED),
  ];
}
