import type { Operate } from '../../../src/shared/lib/schema';
import { isRemoved, needCampaign } from '../campaign/registry';
import { nextAfter } from '../campaign/rules';
import type { Context } from '../handle';
import { CARD } from '../membership/catalog';
import { findMine } from '../membership/orderStore';
import { clockWords, momentWords } from '../notice/words';
import { maskAddress } from '../order/mask';
import { showOrder as showGoods } from '../order/show';
import { ordersOf } from '../order/store';
import { choiceOf, pageOf } from '../refusal';
import type { User } from '../users';
import { returnableOf, sweepJoins } from './lifeCycle';
import { closedAtOf, findOffer } from './registry';
import { joinButtons, statusTextOf, tipOf } from './show';
import type { Join } from './types';

type Status = 'toPay' | 'going' | 'done' | 'refund' | 'closed';

/** One row of campaign/order/list. */
interface Row {
  bizType: 'campaign' | 'goods' | 'vip' | 'reserve';
  orderNo: string;
  name: string;
  note?: string;
  place?: string;
  img?: string;
  time: number;
  amount: number;
  points: number;
  status: Status;
  statusText: string;
  tip?: string;
  expireAt: number | null;
  joinId?: string;
  packageId?: string;
  checkCode?: string;
  returnable?: { cash: number; text: string };
  gift?: Omit<OrderGift, 'operate'>;
  operate: Operate[];
}

const TABS = {
  all: ['toPay', 'going', 'done', 'refund', 'closed'],
  pay: ['toPay'],
  going: ['going'],
  done: ['done'],
  refund: ['refund'],
} satisfies Record<string, readonly Status[]>;

const STATUS_OF_JOIN: Record<Join['status'], Status> = {
  waiting: 'going',
  toPay: 'toPay',
  joined: 'going',
  done: 'done',
  cancelled: 'closed',
  refunding: 'refund',
  refunded: 'refund',
};

function rowOfJoin(join: Join, now: number): Row {
  const offer = findOffer(join.code, join.packageId, now);
  const slot = offer?.slots.find(({ id }) => id === join.slotId);
  const tip = tipOf(join, now);
  const returnable = returnableOf(join, now);
  return {
    bizType: 'campaign',
    orderNo: join.orderNo,
    name: offer?.title ?? '活动报名',
    note: slot ? `${momentWords(slot.start, now)}–${clockWords(slot.end)}，${join.personText}` : join.personText,
    time: join.createdAt,
    amount: join.amountCents,
    points: 0,
    status: STATUS_OF_JOIN[join.status],
    statusText: statusTextOf(join),
    ...(tip === '' ? {} : { tip }),
    expireAt: join.status === 'toPay' && !join.isPaying ? join.payExpireAt : null,
    joinId: join.joinId,
    ...(join.packageId === '' ? {} : { packageId: join.packageId }),
    ...(join.status === 'joined' && join.checkCode !== '' ? { checkCode: join.checkCode } : {}),
    ...(returnable ? { returnable } : {}),
    operate: joinButtons(join, now),
  };
}

type GoodsOrder = ReturnType<typeof ordersOf>[number];

function statusOfGoods(status: number): Status {
  if (status === 0) return 'toPay';
  if (status === 30) return 'done';
  if (status === 40) return 'closed';
  return status === 50 ? 'refund' : 'going';
}

function placeOf({ address }: GoodsOrder) {
  if (!address) return {};
  const { areaText, detail } = maskAddress(address);
  return { place: `寄到 ${areaText} ${detail}` };
}

/** Buttons that the order's own screen opens by its address. */
const STEPS = ['cancel', 'express', 'code', 'aftersale', 'case'];

function linked(operate: readonly Operate[], orderNo: string): Operate[] {
  return operate
    .filter(({ key }) => key === 'pay' || STEPS.includes(key))
    .map((each) =>
      each.key === 'pay'
        ? each
        : {
            ...each,
            reasonAction: {
              text: each.text,
              route: `/schedule/points-mall/order-detail?orderNo=${orderNo}&step=${each.key}`,
            },
          },
    );
}

/** What comes with an order for nothing, and how it is claimed. */
export interface OrderGift {
  text: string;
  isOpen: boolean;
  /** For campaign/reward/claim. */
  rewardId?: string;
  operate?: Operate[];
}
type ShowGift = (order: GoodsOrder, now: number) => OrderGift | undefined;

const giftsOfCampaigns = new Map<string, ShowGift>();

/** Lets a campaign say how its gifts are claimed; without it they come along with the goods. */
export function registerGifts(code: string, show: ShowGift): void {
  giftsOfCampaigns.set(code, show);
}

/** It goes with a refund. */
function giftOf(order: GoodsOrder, status: Status, now: number): OrderGift | undefined {
  const show = giftsOfCampaigns.get(order.campaign ?? '');
  if (show) return show(order, now);
  const gift = order.items.find(({ skuId }) => skuId === '');
  if (!gift) return undefined;
  if (status === 'refund' || status === 'closed')
    return { text: `${gift.name}，订单退了，赠品不再发放`, isOpen: false };
  return { text: `赠品 ${gift.name}${status === 'done' ? '' : '，待领'}`, isOpen: status !== 'done' };
}

function showGift(gift: OrderGift | undefined) {
  if (!gift) return {};
  const { operate: _operate, ...shown } = gift;
  return { gift: shown };
}

function rowOfGoods(order: GoodsOrder, now: number): Row {
  const shown = showGoods(order, now);
  const [first] = order.items;
  const hasRefund = order.status === 40 && (order.returned?.cash ?? 0) > 0;
  const status = hasRefund ? 'refund' : statusOfGoods(shown.status);
  const gift = giftOf(order, status, now);
  return {
    bizType: 'goods',
    orderNo: order.orderNo,
    name: first?.name ?? '商品',
    note: [first?.spec, `${first?.num ?? 1} 件`].filter((each) => each).join('，'),
    ...placeOf(order),
    ...(first?.img ? { img: first.img } : {}),
    time: order.createdAt,
    amount: order.payCents,
    points: order.points,
    status,
    statusText: shown.statusText,
    ...(shown.tip ? { tip: shown.tip } : {}),
    expireAt: shown.expireAt,
    ...showGift(gift),
    operate: [...linked(shown.operate, order.orderNo), ...(gift?.operate ?? [])],
  };
}

type CardOrder = ReturnType<typeof findMine>[number];

const CARD_STATUSES: Record<CardOrder['status'], [Status, string]> = {
  waiting: ['toPay', '待支付'],
  processing: ['toPay', '付款确认中'],
  reserved: ['going', '待激活'],
  done: ['done', '已完成'],
  cancelled: ['closed', '已取消'],
  refunding: ['refund', '退款中'],
  refunded: ['refund', '已退款'],
  invalid: ['refund', '已失效'],
};

function rowOfCard(order: CardOrder): Row {
  const [status, statusText] = CARD_STATUSES[order.status];
  const route = `/schedule/order-detail?orderNo=${order.orderNo}`;
  const detail = { key: 'detail', text: '查看订单', enabled: true, reasonAction: { text: '查看订单', route } };
  const pay = { key: 'pay', text: '去支付', enabled: true };
  return {
    bizType: order.type === 'trial_reserve' ? 'reserve' : 'vip',
    orderNo: order.orderNo,
    name: `${CARD.name} ${order.planName}`,
    note: `${order.days} 天`,
    time: order.createdAt,
    amount: order.amountCents,
    points: 0,
    status,
    statusText,
    ...(order.reasonText === '' ? {} : { tip: order.reasonText }),
    expireAt: order.status === 'waiting' ? order.payExpireAt : null,
    operate: order.status === 'waiting' ? [detail, pay] : [detail],
  };
}

/** Orders carry the code of the campaign that they were made in; those of the mall carry none. */
const isOf = (code: string) => (order: { orderNo: string; campaign?: string }) =>
  code !== '' && order.campaign === code;

/** Who paid nothing has no order: free sign-ups are not listed. */
function rowsOf(code: string, userId: string, now: number): Row[] {
  const joins = sweepJoins().filter((join) => join.code === code && join.userId === userId && join.orderNo !== '');
  return [
    ...joins.map((join) => rowOfJoin(join, now)),
    ...ordersOf(userId)
      .filter(isOf(code))
      .map((order) => rowOfGoods(order, now)),
    ...findMine(userId)
      .filter((order) => !order.isDeleted)
      .filter(isOf(code))
      .map(rowOfCard),
  ].sort((a, b) => b.time - a.time);
}

export function listOrders({ user, query, now }: Context) {
  const { code = '' } = query;
  const wanted: readonly Status[] = TABS[choiceOf(query.tab, TABS, 'all')];
  const rows = rowsOf(code, user.userId, now).filter(({ status }) => wanted.includes(status));
  return { ...pageOf(rows, query), closedAt: closedAtOf(code, now), removed: isRemoved(code, now) };
}

/** Where a member without an order goes on to after a campaign's end; undefined for others, and where none follows. */
export function nextWithoutOrders(code: string, user: User | undefined, now: number) {
  const hasNone = user !== undefined && rowsOf(code, user.userId, now).length === 0;
  return hasNone ? nextAfter(needCampaign(code), now) : undefined;
}

/** How many of a campaign's orders wait to be paid. */
export function countToPay(code: string, userId: string, now: number): number {
  return rowsOf(code, userId, now).filter(({ status }) => status === 'toPay').length;
}

/** How many gifts of a campaign's orders wait to be claimed. */
export function countGifts(code: string, userId: string, now: number): number {
  return rowsOf(code, userId, now).filter(({ gift }) => gift?.isOpen).length;
}
