import type { Context } from '../handle';
import { balanceOf } from '../points';
import { accountOf } from '../points/accounts';
import { maskMobile } from '../users';
import { hasActiveCard, myCard } from '../vip/membership';
import { countOf } from './index';
import { settingOf } from './settings';

const BLOSSOM_FROM_ROWS = 20;

interface Level {
  level: number;
  name: string;
}

/** A paid card makes 金杏; without one, those who have used their account for a while are 杏花. */
export function levelOf(userId: string): Level {
  if (hasActiveCard(userId)) return { level: 3, name: '金杏会员' };
  return accountOf(userId).rows.length >= BLOSSOM_FROM_ROWS
    ? { level: 2, name: '杏花会员' }
    : { level: 1, name: '青叶会员' };
}

export function getHome({ user, now }: Context) {
  const { userId, nickname, avatar, mobile, elderSuggested } = user;
  const { level, name } = levelOf(userId);
  const { status, name: cardName, expireAt } = myCard(userId, now);
  return {
    userId,
    nickname,
    avatar,
    mobileMasked: maskMobile(mobile),
    level,
    levelName: name,
    card: { status, name: cardName, expireAt },
    points: balanceOf(userId).available,
    couponCount: countOf('coupons', userId),
    rightCount: countOf('rights', userId),
    prizeCount: countOf('prizes', userId),
    unread: countOf('unread', userId),
    orderCounts: {
      pay: countOf('ordersToPay', userId),
      ship: countOf('ordersToShip', userId),
      receive: countOf('ordersToReceive', userId),
      aftersale: countOf('ordersAfterSale', userId),
    },
    elderSuggested,
    setting: settingOf(userId),
    serverTime: now,
  };
}

export function getUnread({ user }: Context) {
  return { unread: countOf('unread', user.userId) };
}
