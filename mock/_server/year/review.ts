import { comments } from '../comment/store';
import { finishedLessons } from '../course/store';
import type { Context } from '../handle';
import { ordersOf } from '../order/store';
import { accountOf } from '../points/accounts';
import { signedDays } from '../points/sign';
import { refuse } from '../refusal';
import { DAY, dayOf, startOfDay } from '../state';
import type { User } from '../users';
import { badgesOf, daysByMonth, type YearFacts } from './badges';
import { type PastYear, pastYearOf, pastYears } from './pastYears';
import { periodOf } from './terms';

/** Fewer sign-ins, courses and orders together say nothing about a year. */
const LEAST = 3;
const UNPAID = [0, 40];

/** Kinds of the ledger that are no earnings of the year. */
const NOT_EARNED = ['transfer'];

interface Year {
  months: (number | null)[];
  visits: number;
  courses: number;
  points: number;
  badges: { key: string; name: string; at: number | null; hint: string }[];
  /** What there is to tell of it. */
  events: number;
}

const yearOf = (at: number) => Number(dayOf(at).slice(0, 4));

/** A campaign that begins so soon after New Year is about the year before; the app's sky says the same year. */
const LOOKS_BACK_MS = 69 * DAY;

/** The year that the campaign is about. */
export function presentYear(now: number): number {
  return yearOf(periodOf(now).startAt - LOOKS_BACK_MS);
}

type Badge = Year['badges'][number];

/** Once its year is over, nothing is missing any more that could still be done. */
const afterTheYear = (badge: Badge): Badge => ({ ...badge, hint: '当年没有得到' });

function presentOf({ userId }: User, year: number, now: number): Year {
  const inYear = (at: number) => yearOf(at) === year;
  const rows = accountOf(userId).rows.filter((row) => inYear(row.at));
  const learnt = finishedLessons(userId).map(({ at }) => at);
  const momentsOf = (bizType: string) => rows.filter((row) => row.bizType === bizType).map(({ at }) => at);
  const earned = rows.filter(
    ({ type, isReturn, bizType }) => type === 'in' && !isReturn && !NOT_EARNED.includes(bizType),
  );
  const mine = comments().rows.filter((row) => row.userId === userId && row.auditStatus === 1 && inYear(row.createdAt));
  const facts: YearFacts = {
    year,
    signDays: signedDays(userId).filter((day) => day.startsWith(`${year}-`)),
    coursesAt: [...momentsOf('course'), ...learnt.filter(inYear)].sort((a, b) => a - b),
    commentsAt: mine.map(({ createdAt }) => createdAt).sort((a, b) => a - b),
  };
  const orders = ordersOf(userId).filter(({ createdAt, status }) => inYear(createdAt) && !UNPAID.includes(status));
  const lastMonth = inYear(now) ? Number(dayOf(now).slice(5, 7)) : 12;
  return {
    months: daysByMonth(facts.signDays).map((days, index) => (index < lastMonth ? days : null)),
    visits: momentsOf('service').length,
    courses: facts.coursesAt.length,
    points: earned.reduce((sum, { delta }) => sum + delta, 0),
    badges: inYear(now) ? badgesOf(facts) : badgesOf(facts).map(afterTheYear),
    events: facts.signDays.length + facts.coursesAt.length + orders.length,
  };
}

function archived({ months, visits, courses, points, badges }: PastYear, year: number): Year {
  const none = badgesOf({ year, signDays: [], coursesAt: [], commentsAt: [] });
  const atOf = (month: number | undefined) =>
    month === undefined ? null : startOfDay(`${year}-${String(month).padStart(2, '0')}-01`);
  return {
    months,
    visits,
    courses,
    points,
    badges: none.map((badge) => afterTheYear({ ...badge, at: atOf(badges[badge.key]) })),
    events: months.reduce((sum, days) => sum + days, 0),
  };
}

function findYear(user: User, year: number, now: number): Year | undefined {
  const present = presentYear(now);
  if (year === present) return presentOf(user, year, now);
  const past = pastYearOf(user.persona, present - year);
  return past && archived(past, year);
}

export function isEnough(user: User, now: number): boolean {
  return presentOf(user, presentYear(now), now).events >= LEAST;
}

function statsOf({ months, visits, courses, points, badges }: Year) {
  const days = months.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const got = badges.filter(({ at }) => at !== null).length;
  return [
    // Who was cared for, and how often, is nobody else's business.
    { key: 'visits', label: '次来访', value: visits, shareable: false },
    { key: 'courses', label: '节课', value: courses, shareable: true },
    { key: 'signs', label: '天签到', value: days, shareable: true },
    { key: 'badges', label: '枚徽章', value: got, shareable: true },
    { key: 'points', label: '得到积分', value: points, shareable: true },
  ];
}

/** A member's year; `enough` is false when there is nothing to tell of it. */
export function getReview({ user, query, now }: Context) {
  const present = presentYear(now);
  const year = query.year === undefined ? present : Number(query.year);
  const found = findYear(user, year, now);
  if (!found) throw refuse.notFound('没有这一年的回顾，请换一年看看');
  return {
    year,
    years: [present, ...pastYears(user.persona).map((ago) => present - ago)],
    enough: found.events >= LEAST,
    stats: statsOf(found),
    months: found.months.map((days, index) => ({ month: index + 1, days })),
    badges: found.badges,
    serverTime: now,
  };
}
