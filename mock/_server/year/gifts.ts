import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { yuan } from '../money';
import { dayWords } from '../notice/words';
import { isAllBack } from '../order/earning';
import { ORDER_STATUS } from '../order/status';
import { needOwnOrder } from '../order/store';
import type { GoodsOrder } from '../order/types';
import { refuse } from '../refusal';
import { grantReward } from '../reward/grant';
import { rewards } from '../reward/store';
import { type OrderGift, registerGifts } from '../signup/orders';
import { allJoins } from '../signup/registry';
import type { User } from '../users';
import { CODE, GIFT_CENTS, periodOf, ROUTE } from './terms';

const PREFIX = 'GIFT-';

function rewardIdOf({ orderNo }: GoodsOrder): string {
  return PREFIX + orderNo;
}

/** What came with the order for nothing, to be sent. */
function giftItem({ items }: GoodsOrder) {
  return items.find(({ skuId, deliver }) => skuId === '' && deliver !== 'virtual');
}

function claimed(order: GoodsOrder) {
  return rewards().rows.find((row) => row.userId === order.userId && row.prizeId === rewardIdOf(order));
}

/** The member's sign-up that gifts belong to. */
export function standingJoin(userId: string) {
  return allJoins().find((join) => join.code === CODE && join.userId === userId && join.status !== 'cancelled');
}

/** Everything has gone back or is on its way; with a refund of a part the good stays, and so does the gift. */
function isRefunded(order: GoodsOrder): boolean {
  return order.status === ORDER_STATUS.cancelled || isAllBack(order, ['refunding', 'refunded']);
}

function giftButton(order: GoodsOrder): Operate {
  if (standingJoin(order.userId)) return { key: 'gift', text: '领赠品', enabled: true };
  // A button that leads on: one that cannot be used would stand behind 更多.
  return leadTo('giftJoin', '先去参与', `${ROUTE}/join`);
}

/** What is said of a gift: not before it is paid, not after a refund, and until when. */
export function showGift(order: GoodsOrder, now: number): OrderGift | undefined {
  const name = giftItem(order)?.name;
  if (name === undefined) return undefined;
  const { endAt, claimUntil } = periodOf(now);
  const reward = claimed(order);
  if (isRefunded(order)) {
    const text = reward
      ? `订单退了，赠品 ${name} 请一起寄回，缺失按 ${yuan(GIFT_CENTS)} 折算`
      : `订单退了，赠品 ${name} 不再发放`;
    return { text, isOpen: false };
  }
  if (reward) {
    const look = leadTo('giftDetail', '看赠品', `/schedule/reward-detail?rewardId=${reward.rewardId}`);
    return { text: `赠品 ${name} 已领取`, isOpen: false, operate: [look] };
  }
  if (order.status === ORDER_STATUS.toPay) return { text: `赠品 ${name}，付款后可以领`, isOpen: false };
  if (now > claimUntil)
    return { text: `赠品 ${name}，${dayWords(claimUntil, now, '前没有领')}，已过期`, isOpen: false };
  if (now > endAt && !standingJoin(order.userId))
    return { text: `赠品 ${name}，${dayWords(endAt, now, '前没有参与')}，不能领了`, isOpen: false };
  return {
    text: `赠品待领：${name}，${standingJoin(order.userId) ? '' : '参与后 '}${dayWords(claimUntil, now, '前领')}`,
    isOpen: true,
    rewardId: rewardIdOf(order),
    operate: [giftButton(order)],
  };
}

/** Gives the gift of a paid order once; goods wait for an address. */
export function claimGift(user: User, rewardId: string, now: number) {
  const order = needOwnOrder(user.userId, rewardId.slice(PREFIX.length));
  const item = giftItem(order);
  if (!rewardId.startsWith(PREFIX) || order.campaign !== CODE || !item)
    throw refuse.notFound('这笔订单没有赠品，有疑问请联系客服');
  const before = claimed(order);
  if (before) return { recordId: before.rewardId, status: before.status };
  const gift = showGift(order, now);
  if (!gift?.isOpen) throw refuse.ended(gift?.text ?? '赠品现在不能领');
  if (!standingJoin(user.userId)) throw refuse.level('参与年度活动后才能领赠品，请先参与');
  const reward = grantReward({
    userId: user.userId,
    source: 'campaign',
    sourceText: '年度活动赠品',
    prizeId: rewardId,
    name: item.name,
    img: item.img,
    type: 'goods',
    wonAt: now,
    claimBefore: periodOf(now).claimUntil,
  });
  return { recordId: reward.rewardId, status: reward.status };
}

registerGifts(CODE, showGift);
