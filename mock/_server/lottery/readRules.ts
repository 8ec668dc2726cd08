import type { Operate } from '../../../src/shared/lib/schema';
import type { Context, GuestContext } from '../handle';
import { balanceOf } from '../points';
import { refuse } from '../refusal';
import { countChances, DAILY_LIMIT, listSources, reasonForNone, TOTAL_LIMIT } from './chances';
import { conditionsOf, isEligible } from './drawRules';
import { areAllGone, CLAIM_DAYS, lottery, nextMidnight, phaseOf } from './store';
import { lotteryRules, ORGANISER, ORGANISER_PHONE } from './texts';

export function describeLottery({ now }: GuestContext) {
  const { lotteryId, title, startAt, endAt, costPoints, prizes } = lottery();
  return {
    lotteryId,
    title,
    status: phaseOf(now),
    startAt,
    endAt,
    serverTime: now,
    costPoints,
    prizes: prizes.map(({ points, couponTemplateId, rightId, ...prize }) => prize),
    organiser: ORGANISER,
    organiserPhone: ORGANISER_PHONE,
    claimDays: CLAIM_DAYS,
    rules: lotteryRules(),
  };
}

const PLAY = '/activity/nursing-care/play';

/** The draw button: why it cannot be used, and the way out where there is one. */
function drawButton(user: Context['user'], now: number): Operate {
  const off = (reasonText: string, wayOut?: string, route = PLAY): Operate => ({
    key: 'draw',
    text: '抽奖',
    enabled: false,
    reasonText,
    ...(wayOut ? { reasonAction: { text: wayOut, route } } : {}),
  });
  const phase = phaseOf(now);
  if (phase === 0) return off('还没开始');
  if (phase !== 1) return off('已经结束');
  if (areAllGone()) return off('奖品发完');
  if (!isEligible(user)) return off('还不能抽', '看看条件');
  const count = countChances(user.userId, now);
  const reason = reasonForNone(count);
  if (reason) return off(reason, count.balance > 0 ? undefined : '怎么再得');
  const gap = lottery().costPoints - balanceOf(user.userId).available;
  if (gap > 0) return off('积分不够', `还差 ${gap} 积分`, '/schedule/points-mall');
  return { key: 'draw', text: '抽奖', enabled: true };
}

export function describeChances({ user, now }: Context) {
  const { number, usedToday } = countChances(user.userId, now);
  return {
    number,
    usedToday,
    dailyLimit: DAILY_LIMIT,
    totalLimit: TOTAL_LIMIT,
    nextResetAt: nextMidnight(now),
    sources: listSources(user.userId, now),
    operate: [drawButton(user, now)],
    reminded: lottery().reminders.has(user.userId),
    serverTime: now,
  };
}

export function describeQualification({ user }: Context) {
  return { eligible: isEligible(user), conditions: conditionsOf(user) };
}

/** Switches the reminder of the start on and off; there is nothing to wait for once it has begun. */
export function remindOfStart({ user, body, now }: Context) {
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  if (phaseOf(now) !== 0) throw refuse.badInput('抽奖已经开始，不用提醒');
  const { reminders } = lottery();
  if (body.on) reminders.add(user.userId);
  else reminders.delete(user.userId);
  return { on: body.on };
}
