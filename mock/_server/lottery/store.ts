import { DAY, dayOf, defineStore, HOUR, serverNow, startOfDay } from '../state';
import { personaUser } from '../users';
import { type PrizeRow, seedPrizes } from './prizes';

export type ChanceSourceKey = 'sign' | 'order' | 'comment' | 'course';

export interface ChanceRow {
  userId: string;
  source: ChanceSourceKey | 'welcome';
  /** What the chance was given for; one chance per source and reference. */
  refId: string;
  day: string;
}

export interface DrawRow {
  recordId: string;
  userId: string;
  clientToken: string;
  prizeId: string;
  at: number;
  /** The whole answer, given again to who asks by clientToken. */
  answer: Record<string, unknown> & { won: boolean; name: string };
}

export interface LotteryStore {
  lotteryId: string;
  title: string;
  startAt: number;
  endAt: number;
  isTakenDown: boolean;
  /** Points that one draw takes. */
  costPoints: number;
  prizes: PrizeRow[];
  rngState: number;
  /** Prizes that QA ordered for the next draws; `userId` undefined means whoever comes. */
  forced: { prizeId: string; userId: string | undefined }[];
  chances: ChanceRow[];
  draws: DrawRow[];
  openSessions: Set<string>;
  /** Members who want to hear of the start. */
  reminders: Set<string>;
  /** Events before this moment are already settled in the seeded chances. */
  countsFrom: number;
}

/** What the seed gives each persona: lapsed has none left, newcomer may not draw yet. */
const WELCOME: ReadonlyArray<readonly ['member' | 'elder' | 'newcomer', number]> = [
  ['member', 3],
  ['elder', 2],
  ['newcomer', 1],
];

export const lottery = defineStore<LotteryStore>('lottery', () => {
  const now = serverNow();
  const today = dayOf(now);
  return {
    lotteryId: 'LUCK-2026',
    title: '杏运抽奖',
    startAt: startOfDay(dayOf(now - 20 * DAY)),
    endAt: startOfDay(dayOf(now + 10 * DAY)) - 1,
    isTakenDown: false,
    costPoints: 0,
    prizes: seedPrizes(),
    rngState: 20_261_121,
    forced: [],
    chances: WELCOME.flatMap(([persona, number]) =>
      Array.from({ length: number }, (_, index) => ({
        userId: personaUser(persona).userId,
        source: 'welcome' as const,
        refId: `welcome-${index}`,
        day: today,
      })),
    ),
    draws: [],
    openSessions: new Set(),
    reminders: new Set(),
    countsFrom: now,
  };
});

/** 0 not started, 1 running, 2 ended, 3 taken down. */
export function phaseOf(now: number): 0 | 1 | 2 | 3 {
  const { startAt, endAt, isTakenDown } = lottery();
  if (isTakenDown) return 3;
  if (now < startAt) return 0;
  return now > endAt ? 2 : 1;
}

/** The published time at which the daily limit starts anew. */
export function nextMidnight(now: number): number {
  return startOfDay(dayOf(now)) + DAY;
}

export function isGone(prize: PrizeRow): boolean {
  return prize.left === 0;
}

export function areAllGone(): boolean {
  return lottery().prizes.every((prize) => prize.type === 'none' || isGone(prize));
}

export const CLAIM_DAYS = 7;
/** How long after the win a goods prize may be claimed. */
export const CLAIM_MS = CLAIM_DAYS * DAY;
export const RANK_INTERVAL_MS = HOUR / 2;
