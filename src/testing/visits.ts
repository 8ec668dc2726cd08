import { allRoutes, ROUTES, type RouteName } from '../shared/config/routes';
import { type AskAsMember, campaignQueries } from './campaigns';
import { LEARNING_QUERIES } from './learningQueries';

/** One address of the app with a query under which its screen has something to show. */
export interface Visit {
  path: string;
  /** Path and query. */
  at: string;
}

type Row = Record<string, unknown>;

async function rowsOf(ask: AskAsMember, path: string, payload: Record<string, string>): Promise<Row[]> {
  const data = await ask(path, { currentPage: '1', pageSize: '50', ...payload });
  return (data as { recordList: Row[] }).recordList;
}

const hasButton = (key: string) => (row: Row) =>
  (row.operate as { key: string }[]).some((button) => button.key === key);

/** The numbers of the member's seeded records, which follow the server's clock. */
async function numbersOf(ask: AskAsMember) {
  const orders = await rowsOf(ask, '/api/miniapp/mall/order/list', { tab: 'all' });
  const orderWith = (key: string) => String(orders.find(hasButton(key))?.orderNo);
  const [vipOrder] = await rowsOf(ask, '/api/miniapp/vip/order/list', {});
  const [reward] = await rowsOf(ask, '/api/miniapp/reward/list', { kind: 'all' });
  const [notice] = await rowsOf(ask, '/api/miniapp/notice/list', { tab: 'all' });
  const [coupon] = await rowsOf(ask, '/api/miniapp/coupon/mine', { tab: 'usable' });
  const [used] = await rowsOf(ask, '/api/miniapp/coupon/mine', { tab: 'used' });
  const partners = await rowsOf(ask, '/api/miniapp/discount/list', { category: 'partner' });
  const { days, slots } = (await ask('/api/miniapp/right/day/detail', {})) as { days: Row[]; slots: Row[] };
  return {
    toPay: orderWith('pay'),
    sent: orderWith('express'),
    toPickUp: orderWith('code'),
    changeable: orderWith('aftersale'),
    complained: orderWith('case'),
    movable: orderWith('address'),
    vipOrder: String(vipOrder?.orderNo),
    reward: String(reward?.rewardId),
    notice: String(notice?.noticeId),
    coupon: String(coupon?.couponId),
    used: String(used?.couponId),
    leaving: String(partners.find(({ linkType }) => linkType === 'url')?.id),
    // On the first of January no day of the year has gone by.
    pastDay: String((days.find(({ status }) => status === 'past') ?? days.at(-1))?.date),
    lastSlot: String(slots[slots.length - 1]?.slotId),
  };
}

const AFTER_CONSENT = encodeURIComponent(ROUTES.membershipCard.path);

function mallQueries(of: Awaited<ReturnType<typeof numbersOf>>): Partial<Record<RouteName, readonly string[]>> {
  const order = 'goodsId=G1003&step=confirm&skuId=G1003-1&num=1';
  const pickUp = 'goodsId=G7003&step=confirm&skuId=G7003-1';
  return {
    pointsMall: [
      '',
      'cat=care&sort=pointsAsc&only=1',
      'tab=service',
      'tab=service&step=all',
      'step=sign',
      'step=tasks',
      'step=search',
      'step=search&q=zzz',
      `step=search&couponId=${of.coupon}`,
    ],
    goodsDetail: [
      '',
      'goodsId=G1003',
      'goodsId=G1003&from=618',
      'goodsId=G9999',
      'goodsId=G2002&step=sku',
      'goodsId=G1001&step=photos',
      order,
      `${order}&action=coupon`,
      `${order}&action=rules`,
      `${order}&action=rules&version=0&photo=0`,
      `${pickUp}&action=store`,
    ],
    goodsPaySuccess: ['', `orderNo=${of.sent}`, `orderNo=${of.toPay}`],
    orderList: [
      '',
      'tab=pay',
      'tab=ship',
      'tab=receive',
      'tab=done',
      'tab=aftersale',
      'q=zzz',
      `step=cancel&orderNo=${of.toPay}`,
      `step=express&orderNo=${of.sent}`,
      `step=code&orderNo=${of.toPickUp}`,
    ],
    orderDetail: [
      '',
      'orderNo=G0',
      `orderNo=${of.toPay}`,
      `orderNo=${of.sent}`,
      `orderNo=${of.complained}`,
      `orderNo=${of.toPay}&step=cancel`,
      `orderNo=${of.sent}&step=express`,
      `orderNo=${of.toPickUp}&step=code`,
      `orderNo=${of.changeable}&step=aftersale`,
      `orderNo=${of.complained}&step=case`,
      `orderNo=${of.movable}&step=address`,
    ],
    paying: ['', `orderNo=${of.toPay}&biz=goods&from=618`, `orderNo=${of.vipOrder}&biz=vip`],
    lotteryPlay: ['', 'panel=rules', 'activityId=97&lotteryId=LUCK-YEAR', 'activityId=1'],
  };
}

function memberQueries(of: Awaited<ReturnType<typeof numbersOf>>): Partial<Record<RouteName, readonly string[]>> {
  return {
    address: [
      '',
      'action=new',
      'action=new&step=paste',
      'action=new&step=area',
      'action=edit&id=A2',
      'mode=select',
      `mode=select&backTo=${encodeURIComponent(ROUTES.member.path)}&from=prize%3ARW1`,
    ],
    record: [
      '',
      'type=in&month=2026-10',
      'tab=reward',
      'tab=reward&kind=coupon',
      'step=rules',
      'step=rules&version=0&photo=0',
      'step=expiring',
    ],
    member: ['', 'step=code', 'step=mobile'],
    prizeRecord: ['', 'tab=claim', 'tab=waiting', 'tab=sent', 'tab=expired'],
    rewardDetail: ['', 'rewardId=RW0', `rewardId=${of.reward}`],
    notice: ['', 'tab=activity', 'tab=order', 'tab=right', `step=more&noticeId=${of.notice}`],
    noticeExplain: [
      '',
      `noticeId=${of.notice}`,
      'noticeId=NA1',
      'noticeId=N0',
      'key=points',
      'key=visit',
      'key=visit&version=2.0',
      'key=visit&photo=0',
      'key=nothing',
    ],
    vipOrderDetail: ['', `orderNo=${of.vipOrder}`],
    vipPaySuccess: ['', `orderNo=${of.vipOrder}&biz=vip`, `orderNo=${of.vipOrder}&scene=activate`],
    noticeBefore: [
      '',
      'type=vip',
      'type=trial',
      'type=activate',
      'type=keyan',
      'type=health',
      'type=skin',
      'type=skinChild',
      `type=pay&next=${AFTER_CONSENT}`,
      'tab=records',
      'tab=records&key=privacy',
      'tab=records&key=privacy&version=0&photo=0',
      'tab=records&action=close',
    ],
    couponList: [
      '',
      'tab=center',
      'tab=mine',
      'tab=expiring',
      'tab=used',
      'tab=expired',
      `id=${of.coupon}`,
      `tab=used&id=${of.used}`,
    ],
    membershipCard: [
      '',
      'key=vip',
      'key=vip&version=0&photo=0',
      'step=orders',
      'step=confirm',
      'step=confirm&cardId=jinxing&planId=year&couponId=none&consentId=N1&from=618&seen=30000',
      'step=confirm&cardId=jinxing&planId=trial&slot=2026-12-01',
    ],
    activateMembership: ['', 'code=JX2026', 'step=preview&consentId=N1'],
  };
}

function rightsQueries(of: Awaited<ReturnType<typeof numbersOf>>): Partial<Record<RouteName, readonly string[]>> {
  return {
    equityAggregation: [
      '',
      'tab=history',
      'owner=self',
      'owner=family',
      'owner=family&step=family',
      'owner=family&step=addFamily',
    ],
    equity: [
      '',
      'rightId=R0',
      'rightId=R-lecture',
      'rightId=R-care',
      'rightId=R-care&step=code',
      'rightId=R-care&step=code&for=F1',
      'rightId=R-care&step=transfer',
    ],
    equityDay: ['', `date=${of.pastDay}`, `slot=${of.lastSlot}`],
    memberRightsCenter: ['', 'level=0', 'level=2'],
    preferredDiscount: [
      '',
      'level=2',
      'tab=partner',
      'tab=map',
      'step=code',
      `tab=partner&step=leave&discountId=${of.leaving}`,
    ],
    invitedPeople: ['', 'step=poster', 'step=all'],
    comment: [
      '',
      'sort=hot',
      'activityId=97',
      'activityId=93',
      'step=more&commentId=C10000',
      'step=report&commentId=C10000',
      'step=photos&commentId=C10001',
    ],
    login: ['', `next=${encodeURIComponent(ROUTES.member.path)}`],
  };
}

/**
 * Every address of the route table, each with the queries under which its screen shows another view: its tabs, panels and
 * records. One list for the matrices in jest and in the browser; visits.test.ts holds it against what the screens read.
 */
export async function allVisits(ask: AskAsMember): Promise<Visit[]> {
  const of = await numbersOf(ask);
  const lasting = Object.entries({
    ...mallQueries(of),
    ...memberQueries(of),
    ...rightsQueries(of),
    ...LEARNING_QUERIES,
  });
  const queries: Partial<Record<string, readonly string[]>> = {
    ...Object.fromEntries(lasting.map(([name, own]) => [ROUTES[name as RouteName].path, own])),
    ...(await campaignQueries(ask)),
  };
  return allRoutes().flatMap(({ path }) =>
    (queries[path] ?? ['']).map((query) => ({ path, at: path + (query === '' ? '' : `?${query}`) })),
  );
}
