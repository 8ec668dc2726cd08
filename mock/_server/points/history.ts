import { POINTS_TIMES } from '../membership/catalog';
import { BOOST_NOTE, multiply } from '../rights/benefits';
import { DAY, dayOf, HOUR, MINUTE, startOfDay } from '../state';
import type { PersonaKey, User } from '../users';
import { DAILY_POINTS, STREAK_REWARDS } from './limits';

/** The title of the row that a day's sign-in writes. */
export const DAILY_SIGN = '每日签到';

/** One thing that happened to a member's points before the server started. */
export interface PastEntry {
  title: string;
  /** Negative when points went out. */
  delta: number;
  at: number;
  bizType: string;
  bizNo: string;
  note?: string;
  /** The points are only set aside: when they come back unless they are used. */
  releaseAt?: number;
}

type Provider = (user: User, now: number) => PastEntry[];

const providers: Provider[] = [];

/** Lets another area add what its seeded records cost or brought, for example the orders of a persona. */
export function provideHistory(provider: Provider): void {
  providers.push(provider);
}

interface Past {
  days: number;
  /** What is left today. */
  available: number;
  /** What of it expires soon. */
  expiring: number;
  isSignedOn: (daysAgo: number) => boolean;
  /** By how much his card multiplied what sign-ins gave. */
  times: number;
}

const PASTS: Record<PersonaKey, Past> = {
  newcomer: { days: 0, available: 0, expiring: 0, isSignedOn: () => false, times: 1 },
  member: {
    days: 110,
    available: 3280,
    expiring: 120,
    isSignedOn: (ago) => ago <= 5 || (ago > 6 && ago % 4 !== 0),
    times: POINTS_TIMES,
  },
  lapsed: { days: 150, available: 260, expiring: 60, isSignedOn: (ago) => ago > 60 && ago % 5 === 0, times: 1 },
  elder: {
    days: 90,
    available: 5860,
    expiring: 300,
    isSignedOn: (ago) => ago <= 13 || (ago > 14 && ago % 3 !== 0),
    times: POINTS_TIMES,
  },
};

const EARNINGS: ReadonlyArray<readonly [string, number, string]> = [
  ['伤口护理服务奖励', 86, 'service'],
  ['完成课程《新生儿洗护》', 20, 'course'],
  ['评论通过审核', 15, 'comment'],
  ['产后康复服务奖励', 128, 'service'],
  ['满意度回访', 10, 'task'],
];
const SPENDINGS: ReadonlyArray<readonly [string, number]> = [
  ['兑换 护手霜礼盒', 380],
  ['兑换 居家护理体验券', 520],
  ['兑换 棉柔巾 6 包', 260],
  ['兑换 护理手册', 50],
];

export function pastOf(persona: PersonaKey): Past {
  return PASTS[persona];
}

/** The days (China time) on which a persona signed in before today, oldest first. */
export function pastSignDays(persona: PersonaKey, now: number): string[] {
  const { days, isSignedOn } = PASTS[persona];
  const agos = Array.from({ length: days }, (_, index) => days - index);
  return agos.filter(isSignedOn).map((ago) => dayOf(now - ago * DAY));
}

function at(day: string, hour: number, minute: number): number {
  return startOfDay(day) + hour * HOUR + minute * MINUTE;
}

function entry(title: string, delta: number, when: number, bizType: string): PastEntry {
  return { title, delta, at: when, bizType, bizNo: '' };
}

function signEntry(persona: PersonaKey, title: string, points: number, day: string): PastEntry {
  const { times } = PASTS[persona];
  const past = entry(title, multiply(points, times), at(day, 8, 12), 'sign');
  return times > 1 ? { ...past, note: BOOST_NOTE } : past;
}

function signEntries(persona: PersonaKey, now: number): PastEntry[] {
  let streak = 0;
  let before = '';
  return pastSignDays(persona, now).flatMap((day) => {
    streak = before === dayOf(startOfDay(day) - DAY) ? streak + 1 : 1;
    before = day;
    const reward = STREAK_REWARDS.find((each) => each.days === streak);
    const daily = signEntry(persona, DAILY_SIGN, DAILY_POINTS, day);
    return reward ? [daily, signEntry(persona, `连签 ${streak} 天奖励`, reward.points, day)] : [daily];
  });
}

function everydayEntries(persona: PersonaKey, now: number): PastEntry[] {
  const { days } = PASTS[persona];
  return Array.from({ length: days }, (_, index) => days - index).flatMap((ago) => {
    const day = dayOf(now - ago * DAY);
    const [title, points, bizType] = EARNINGS[ago % EARNINGS.length] ?? ['满意度回访', 10, 'task'];
    const [good, cost] = SPENDINGS[ago % SPENDINGS.length] ?? ['兑换 护理手册', 50];
    return [
      ...(ago % 3 === 1 ? [entry(title, points, at(day, 10, 5 + (ago % 50)), bizType)] : []),
      ...(ago % 9 === 4 ? [entry(good, -cost, at(day, 19, 3 + (ago % 50)), 'exchange')] : []),
    ];
  });
}

/**
 * A persona's past, oldest first. It begins with what came over from the old system, so that the sum is what the persona
 * has today.
 */
export function pastEntries(user: User, now: number): PastEntry[] {
  const { days, available } = PASTS[user.persona];
  if (days === 0) return [];
  const entries = [
    ...signEntries(user.persona, now),
    ...everydayEntries(user.persona, now),
    ...providers.flatMap((provide) => provide(user, now)),
  ].sort((a, b) => a.at - b.at);
  const firstAt = Math.min(now - (days + 1) * DAY, (entries[0]?.at ?? now) - HOUR);
  const others = entries.reduce((sum, each) => sum + each.delta, 0);
  return [entry('会员系统升级，原积分转入', available - others, firstAt, 'transfer'), ...entries];
}
