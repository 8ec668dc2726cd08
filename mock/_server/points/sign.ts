import type { Context } from '../handle';
import { POINTS_TIMES } from '../membership/catalog';
import { grouped } from '../money';
import { needText, refuse } from '../refusal';
import { timesOf } from '../rights/benefits';
import { addGrowth, GROWTH } from '../rights/growth';
import { DAY, dayOf, defineStore, serverNow, startOfDay } from '../state';
import { findUser } from '../users';
import { DAILY_SIGN, pastSignDays } from './history';
import { balanceOf, boosted, earnBoosted, spend } from './index';
import { DAILY_POINTS, MAKE_UP_COST, MAKE_UP_WINDOW_DAYS, MAKE_UPS_PER_MONTH, STREAK_REWARDS } from './limits';
import { currentRun } from './streak';

interface SignRecord {
  /** Days as YYYY-MM-DD, China time. */
  days: Set<string>;
  /** Days that were added afterwards, with the month in which that was done. */
  madeUp: Map<string, string>;
  /** Streak rewards already given, with a day of the streak. */
  rewarded: Array<{ length: number; day: string }>;
  /** Since when it is to be said each day; null: not. */
  remindSince: number | null;
}

const store = defineStore('sign', () => ({ records: new Map<string, SignRecord>() }));

function seedRecord(userId: string): SignRecord {
  const now = serverNow();
  const persona = findUser(userId)?.persona ?? 'newcomer';
  const days = new Set(pastSignDays(persona, now));
  const run = currentRun(days, dayOf(now)).reverse();
  const rewarded = STREAK_REWARDS.flatMap(({ days: length }) => {
    const day = run[length - 1];
    return day ? [{ length, day }] : [];
  });
  return { days, madeUp: new Map(), rewarded, remindSince: null };
}

function recordOf(userId: string): SignRecord {
  const { records } = store();
  const record = records.get(userId) ?? seedRecord(userId);
  records.set(userId, record);
  return record;
}

export function hasSignedToday(userId: string): boolean {
  return recordOf(userId).days.has(dayOf(serverNow()));
}

/** Whether a member wants to be told at a moment that he has not signed in yet. */
export function waitsForSign(userId: string, at: number): boolean {
  const { remindSince, days } = recordOf(userId);
  return remindSince !== null && remindSince <= at && !days.has(dayOf(at));
}

/** The days (YYYY-MM-DD, China time) on which a member has signed in, oldest first. */
export function signedDays(userId: string): string[] {
  return [...recordOf(userId).days].sort();
}

function makeUpsLeft(record: SignRecord, today: string): number {
  const month = today.slice(0, 7);
  return MAKE_UPS_PER_MONTH - [...record.madeUp.values()].filter((each) => each === month).length;
}

function isMonth(month: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
}

function makeUpOf(userId: string, record: SignRecord, now: number) {
  const left = makeUpsLeft(record, dayOf(now));
  const { available } = balanceOf(userId);
  const reasonText = `补签一次要 ${MAKE_UP_COST} 积分，您现在有 ${grouped(available)} 积分`;
  return {
    left,
    cost: MAKE_UP_COST,
    days: MAKE_UP_WINDOW_DAYS,
    from: dayOf(now - MAKE_UP_WINDOW_DAYS * DAY),
    ...(left > 0 && available < MAKE_UP_COST ? { reasonText } : {}),
  };
}

export function getStatus({ user, query, now }: Context) {
  const { userId } = user;
  const today = dayOf(now);
  const month = query.month ?? today.slice(0, 7);
  if (!isMonth(month)) throw refuse.badInput('月份不对，请换一个月');
  const record = recordOf(userId);
  const run = currentRun(record.days, today);
  return {
    signedToday: record.days.has(today),
    today,
    streak: run.length,
    days: [...record.days]
      .filter((day) => day.startsWith(month))
      .sort()
      .map((day) => ({ day, isMadeUp: record.madeUp.has(day) })),
    dailyPoints: boosted(userId, DAILY_POINTS),
    rewards: STREAK_REWARDS.map(({ days, points }) => ({
      days,
      points: boosted(userId, points),
      reached: run.length >= days,
    })),
    ...(timesOf(userId, now) > 1 ? { boost: { text: `会员 ${POINTS_TIMES} 倍` } } : {}),
    makeup: makeUpOf(userId, record, now),
    remindOn: record.remindSince !== null,
    serverTime: now,
  };
}

/** Gives the rewards of the lengths that the present run has reached for the first time. Returns their sum. */
function giveRewards(userId: string, record: SignRecord, today: string): number {
  const run = currentRun(record.days, today);
  const due = STREAK_REWARDS.filter(
    ({ days }) => run.length >= days && !record.rewarded.some((past) => past.length === days && run.includes(past.day)),
  );
  return due.reduce((sum, { days, points }) => {
    record.rewarded.push({ length: days, day: run[0] ?? today });
    return sum + earnBoosted(userId, { points, title: `连签 ${days} 天奖励`, bizType: 'sign', bizNo: '' });
  }, 0);
}

/** Checks that a missed day may be signed for afterwards, and takes the points that this costs. */
function payMakeUp(userId: string, record: SignRecord, day: string, now: number): void {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(startOfDay(day)) && dayOf(startOfDay(day)) === day;
  if (!isDay) throw refuse.badInput('日期不对，请换一天');
  const today = dayOf(now);
  if (day > today) throw refuse.badInput('还没有到这一天，到时候再签');
  if (day < dayOf(now - MAKE_UP_WINDOW_DAYS * DAY))
    throw refuse.limit(`只能补签最近 ${MAKE_UP_WINDOW_DAYS} 天，请换一天`);
  if (makeUpsLeft(record, today) <= 0) throw refuse.limit(`本月 ${MAKE_UPS_PER_MONTH} 次补签已用完，下个月再补`);
  spend(userId, { points: MAKE_UP_COST, title: `补签 ${day}`, bizType: 'sign', bizNo: '' });
  record.madeUp.set(day, today.slice(0, 7));
}

function signToday(userId: string, now: number): number {
  addGrowth(userId, { title: DAILY_SIGN, delta: GROWTH.sign, bizNo: '' }, now);
  return earnBoosted(userId, { points: DAILY_POINTS, title: DAILY_SIGN, bizType: 'sign', bizNo: '' });
}

export function sign({ user, body, now }: Context) {
  const { userId } = user;
  const today = dayOf(now);
  const day = body.date === undefined ? today : needText(body.date, '日期不对，请换一天', 10);
  const record = recordOf(userId);
  if (record.days.has(day)) throw refuse.alreadyDone(day === today ? '今天已经签到' : '这一天已经签到');
  if (day !== today) payMakeUp(userId, record, day, now);
  const own = day === today ? signToday(userId, now) : -MAKE_UP_COST;
  record.days.add(day);
  const reward = giveRewards(userId, record, today);
  return {
    delta: own + reward,
    streak: currentRun(record.days, today).length,
    after: balanceOf(userId).available,
    ...(reward > 0 ? { reward: { points: reward } } : {}),
  };
}

export function setRemind({ user, body, now }: Context) {
  if (typeof body.on !== 'boolean') throw refuse.badInput('请选择打开或关闭');
  const record = recordOf(user.userId);
  record.remindSince = body.on ? (record.remindSince ?? now) : null;
  return { on: body.on };
}
