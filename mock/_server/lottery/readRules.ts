import type { Operate } from '../../../src/shared/lib/schema';
import { PROVIDER } from '../consent/writing';
import type { Context, GuestContext } from '../handle';
import { grouped } from '../money';
import { balanceOf } from '../points';
import { refuse } from '../refusal';
import { countChances, listSources, reasonForNone } from './chances';
import { conditionsOf, isEligible } from './drawRules';
import { CLAIM_DAYS } from './limits';
import { areAllGone, lottery, nextResetOf, phaseOf } from './store';
import { lotteryRules, TAX_TEXT } from './texts';
import type { LotteryStore } from './types';

export function describeLottery({ query, now }: GuestContext) {
  const store = lottery(query);
  const { lotteryId, title, startAt, endAt, costPoints, prizes } = store;
  const status = phaseOf(store, now);
  return {
    lotteryId,
    title,
    status,
    startAt,
    endAt,
    serverTime: now,
    costPoints,
    // Before the start there is all of it.
    prizes: prizes.map(({ points, couponTemplateId, rightId, setImg, ...prize }) =>
      status === 0 ? { ...prize, left: prize.quantity } : prize,
    ),
    organiser: PROVIDER.name,
    organiserPhone: PROVIDER.phone,
    claimDays: CLAIM_DAYS,
    taxText: TAX_TEXT,
    rules: lotteryRules(store),
  };
}

/** The draw button: why it cannot be used, and the way out where there is one. */
export function drawButton(store: LotteryStore, user: Context['user'], now: number): Operate {
  const off = (reasonText: string, wayOut?: string, route = store.route): Operate => ({
    key: 'draw',
    text: '抽奖',
    enabled: false,
    reasonText,
    ...(wayOut ? { reasonAction: { text: wayOut, route } } : {}),
  });
  const phase = phaseOf(store, now);
  if (phase === 0) return off('还没开始');
  if (phase !== 1) return off('已经结束');
  if (areAllGone(store)) return off('奖品发完');
  if (!isEligible(user)) return off('还不能抽', '看看条件');
  const count = countChances(store, user.userId, now);
  const reason = reasonForNone(store, count, now);
  if (reason) return off(reason, count.balance > 0 ? undefined : '怎么再得');
  const gap = store.costPoints - balanceOf(user.userId).available;
  if (gap > 0) return off('积分不够', `还差 ${grouped(gap)} 积分`, '/schedule/points-mall');
  return { key: 'draw', text: '抽奖', enabled: true };
}

export function describeChances({ user, query, now }: Context) {
  const store = lottery(query);
  const { number, usedToday } = countChances(store, user.userId, now);
  return {
    number,
    usedToday,
    dailyLimit: store.dailyLimit,
    totalLimit: store.totalLimit,
    nextResetAt: nextResetOf(store, now),
    sources: listSources(store, user.userId, now),
    operate: [drawButton(store, user, now)],
    reminded: store.reminders.has(user.userId),
    serverTime: now,
  };
}

export function describeQualification({ user, query }: Context) {
  // Nobody may draw in what does not exist.
  lottery(query);
  return { eligible: isEligible(user), conditions: conditionsOf(user) };
}

/** Switches the reminder of the start on and off; there is nothing to wait for once it has begun. */
export function remindOfStart({ user, body, now }: Context) {
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  const store = lottery(body);
  if (phaseOf(store, now) !== 0) throw refuse.badInput('抽奖已经开始，不用提醒');
  const { reminders } = store;
  if (body.on) reminders.add(user.userId);
  else reminders.delete(user.userId);
  return { on: body.on };
}
