import { join } from 'node:path';
import type { ComponentType } from 'react';
import { ROUTES, type RouteName } from '@/shared/config/routes';
import { ask } from './ask';
import { resetMock, serverClock } from './fakeServer';

/** One address of the app with a query under which its screen has something to show. */
export interface Visit {
  name: RouteName;
  /** Path and query. */
  at: string;
}

type Rows = { recordList: Record<string, unknown>[] };

/** Records get their numbers in the order in which they are asked for: each question meets a fresh server. */
function beginAnew(): void {
  const now = serverClock.now();
  resetMock();
  serverClock.set(now);
}

async function rowsOf(route: `GET ${string}`, payload: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  beginAnew();
  const { data } = await ask<Rows>(route, { currentPage: 1, pageSize: 50, ...payload }, { as: 'member' });
  return data.recordList;
}

async function orderIn(tab: string): Promise<string> {
  const [order] = await rowsOf('GET /api/miniapp/mall/order/list', { tab });
  return String(order?.orderNo);
}

/** Beyond the bare address: what the member's seeded records, tabs and panels need in the query. */
async function queriesOf(): Promise<Partial<Record<RouteName, readonly string[]>>> {
  const toPay = await orderIn('pay');
  const sent = await orderIn('receive');
  const [vipOrder] = await rowsOf('GET /api/miniapp/vip/order/list', {});
  const [reward] = await rowsOf('GET /api/miniapp/reward/list', { tab: 'all' });
  const [coupon] = await rowsOf('GET /api/miniapp/coupon/mine', { tab: 'usable' });
  beginAnew();
  const rights = await ask<{ items: { id: string }[] }>('GET /api/miniapp/right/mine', {}, { as: 'member' });
  return {
    pointsMall: ['', 'tab=service', 'step=sign', 'step=tasks', 'step=search'],
    goodsDetail: ['', 'goodsId=G1003', 'goodsId=G1003&step=confirm&skuId=G1003-1&num=1', 'goodsId=G1001&step=sku'],
    goodsPaySuccess: [`orderNo=${sent}`, `orderNo=${toPay}`],
    orderList: ['', 'tab=pay', `step=cancel&orderNo=${toPay}`, `step=express&orderNo=${sent}`],
    orderDetail: ['', `orderNo=${toPay}`, `orderNo=${sent}`],
    paying: ['', `orderNo=${toPay}&biz=goods`],
    address: ['', 'action=new', 'action=edit&id=A2', 'mode=select'],
    record: ['', 'tab=reward'],
    member: ['', 'step=code'],
    prizeRecord: ['', 'tab=claim'],
    rewardDetail: ['', `rewardId=${String(reward?.rewardId)}`],
    vipOrderDetail: ['', `orderNo=${String(vipOrder?.orderNo)}`],
    vipPaySuccess: ['', `orderNo=${String(vipOrder?.orderNo)}&biz=vip`],
    noticeBefore: ['', 'type=vip', 'tab=records'],
    couponList: ['', 'tab=mine', `id=${String(coupon?.couponId)}`],
    membershipCard: ['', 'step=orders', 'step=confirm'],
    equity: ['', `rightId=${String(rights.data.items[0]?.id)}`],
  };
}

/** Every address of the route table, each with the queries under which its screen has something to show. */
export async function allVisits(): Promise<Visit[]> {
  const queries = await queriesOf();
  return (Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
    (queries[name] ?? ['']).map((query) => ({ name, at: ROUTES[name].path + (query === '' ? '' : `?${query}`) })),
  );
}

/** The screen that the page file of an address names. */
export function screenOf(name: RouteName): ComponentType {
  const page = join(process.cwd(), 'src/pages', ROUTES[name].path, 'index.tsx');
  return (require(page) as { default: ComponentType }).default;
}
