import type { Context, GuestContext } from '../handle';
import { countChances, DAILY_LIMIT, listSources, reasonForNone, TOTAL_LIMIT } from './chances';
import { conditionsOf, isEligible } from './drawRules';
import { areAllGone, CLAIM_DAYS, lottery, nextMidnight, phaseOf } from './store';
import { lotteryRules, ORGANISER, ORGANISER_PHONE } from './texts';

export function describeLottery({ now }: GuestContext) {
  const { lotteryId, title, startAt, endAt, prizes } = lottery();
  return {
    lotteryId,
    title,
    status: phaseOf(now),
    startAt,
    endAt,
    serverTime: now,
    costPoints: 0,
    prizes: prizes.map(({ points, couponTemplateId, ...prize }) => prize),
    organiser: ORGANISER,
    organiserPhone: ORGANISER_PHONE,
    claimDays: CLAIM_DAYS,
    rules: lotteryRules(),
  };
}

function reasonAgainstDraw(user: Context['user'], now: number): string | undefined {
  const phase = phaseOf(now);
  if (phase === 0) return '还没有开始';
  if (phase !== 1) return '已经结束';
  if (areAllGone()) return '奖品已发完';
  if (!isEligible(user)) return '暂不能参与';
  return reasonForNone(countChances(user.userId, now));
}

export function describeChances({ user, now }: Context) {
  const { number, usedToday } = countChances(user.userId, now);
  const reasonText = reasonAgainstDraw(user, now);
  return {
    number,
    usedToday,
    dailyLimit: DAILY_LIMIT,
    totalLimit: TOTAL_LIMIT,
    nextResetAt: nextMidnight(now),
    sources: listSources(user.userId, now),
    operate: [{ key: 'draw', text: '抽奖', enabled: reasonText === undefined, ...(reasonText ? { reasonText } : {}) }],
    serverTime: now,
  };
}

export function describeQualification({ user }: Context) {
  return { eligible: isEligible(user), conditions: conditionsOf(user) };
}
