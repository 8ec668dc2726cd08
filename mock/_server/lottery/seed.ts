import { MAIN_ACTIVITY, YEAR_ACTIVITY } from '../activity/rules';
import { DAY, dayOf, serverNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { CONSOLATION_ID, seedPrizes, seedYearPrizes, YEAR_CONSOLATION_ID } from './prizes';
import type { ChanceRow, LotteryStore } from './types';

type Welcome = ReadonlyArray<readonly [PersonaKey, number]>;

/** What the seed gives each persona: in the first lottery lapsed has none left, newcomer may not draw yet. */
const WELCOME: Welcome = [
  ['member', 3],
  ['elder', 2],
  ['newcomer', 1],
];
const YEAR_WELCOME: Welcome = [
  ['member', 5],
  ['lapsed', 1],
];

function chancesOf(welcome: Welcome, day: string): ChanceRow[] {
  return welcome.flatMap(([persona, count]) =>
    Array.from({ length: count }, (_, index) => ({
      userId: personaUser(persona).userId,
      source: 'welcome' as const,
      refId: `welcome-${index}`,
      day,
    })),
  );
}

/** From the day `fromDays` before today to the beginning of the day `toDays` after it. */
function around(now: number, fromDays: number, toDays: number) {
  return { startAt: startOfDay(dayOf(now - fromDays * DAY)), endAt: startOfDay(dayOf(now + toDays * DAY)) };
}

function untouched(now: number) {
  return {
    isTakenDown: false,
    costPoints: 0,
    forced: [],
    draws: [],
    openSessions: new Set<string>(),
    reminders: new Set<string>(),
    countsFrom: now,
  };
}

/**
 * The lottery of the spec's own activity, and another one of another activity. Their times are counted from the real day, as
 * those of their campaigns: QA's clock moves past both.
 */
export function seedLotteries(): LotteryStore[] {
  const now = serverNow();
  const today = dayOf(now);
  return [
    {
      ...untouched(now),
      activityId: MAIN_ACTIVITY,
      lotteryId: 'LUCK-2026',
      title: '杏运抽奖',
      route: '/activity/nursing-care/play',
      ...around(Date.now(), 20, 9),
      dailyLimit: 10,
      totalLimit: 60,
      prizes: seedPrizes(),
      consolationId: CONSOLATION_ID,
      rngState: 20_261_121,
      chances: chancesOf(WELCOME, today),
      earlierWins: [
        ['李*', '¥30.00 护理券'],
        ['陈**', '50 积分'],
        ['郑*', '乌龙茶礼盒'],
        ['林**', '¥3.00 加购券'],
        ['黄**', '10 积分'],
        ['苏*', '上门护理一次'],
        ['梁**', '¥30.00 护理券'],
        ['蔡*', '洗护礼盒'],
      ],
    },
    {
      ...untouched(now),
      activityId: YEAR_ACTIVITY,
      lotteryId: 'LUCK-YEAR',
      title: '年度抽奖',
      route: `/activity/nursing-care/play?activityId=${YEAR_ACTIVITY}`,
      ...around(Date.now(), 2, 5),
      dailyLimit: 2,
      totalLimit: 6,
      prizes: seedYearPrizes(),
      consolationId: YEAR_CONSOLATION_ID,
      rngState: 97,
      chances: chancesOf(YEAR_WELCOME, today),
      earlierWins: [['何*', '20 积分']],
    },
  ];
}
