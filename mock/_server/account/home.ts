import { closesAtOf } from '../consent/closing';
import type { Context } from '../handle';
import { sweepBeforeLook } from '../mall/sweep';
import { maskPhone } from '../masks';
import { myCard } from '../membership/membership';
import { balanceOf } from '../points';
import { accountOf } from '../points/accounts';
import { nextToExpire } from '../points/lots';
import { LEVELS } from '../rights/catalog';
import { levelOf } from '../rights/standing';
import { countOf, dueOf } from './index';
import { settingOf } from './settings';

export function getHome({ user, now }: Context) {
  sweepBeforeLook();
  const { userId, nickname, avatar, mobile, elderSuggested } = user;
  const level = LEVELS[levelOf(userId)];
  const { status, name: cardName, expireAt, reserve } = myCard(userId, now);
  return {
    userId,
    nickname,
    avatar,
    mobileMasked: maskPhone(mobile),
    level: level.level + 1,
    levelName: `${level.name}会员`,
    card: { status, name: cardName, expireAt: status === 'reserved' ? (reserve?.reserveExpireAt ?? null) : expireAt },
    points: balanceOf(userId).available,
    couponCount: countOf('coupons', userId),
    rightCount: countOf('rights', userId),
    prizeCount: countOf('prizes', userId),
    due: {
      points: nextToExpire(accountOf(userId).lots, now).points,
      coupons: dueOf('coupons', userId).count,
      prizes: dueOf('prizes', userId),
    },
    unread: countOf('unread', userId),
    orderCounts: {
      pay: countOf('ordersToPay', userId),
      ship: countOf('ordersToShip', userId),
      receive: countOf('ordersToReceive', userId),
      aftersale: countOf('ordersAfterSale', userId),
    },
    elderSuggested,
    closesAt: closesAtOf(userId),
    setting: settingOf(userId),
    serverTime: now,
  };
}
