import type { PrizeRow } from './prizes';

export type ChanceSourceKey = 'sign' | 'order' | 'comment' | 'live' | 'course';

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

/** One lottery of one activity; nothing in it is shared with another. */
export interface LotteryStore {
  activityId: number;
  lotteryId: string;
  title: string;
  /** The page that shows it. */
  route: string;
  startAt: number;
  endAt: number;
  isTakenDown: boolean;
  /** Points that one draw takes. */
  costPoints: number;
  dailyLimit: number;
  totalLimit: number;
  prizes: PrizeRow[];
  /** What is given instead when the drawn prize has run out, as the published rules say. */
  consolationId: string;
  rngState: number;
  /** Prizes that QA ordered for the next draws; `userId` undefined means whoever comes. */
  forced: { prizeId: string; userId: string | undefined }[];
  chances: ChanceRow[];
  draws: DrawRow[];
  /** Who won before the seed, newest first. */
  earlierWins: ReadonlyArray<readonly [nickname: string, prizeName: string]>;
  openSessions: Set<string>;
  /** Members who want to hear of the start. */
  reminders: Set<string>;
  /** Events before this moment are already settled in the seeded chances. */
  countsFrom: number;
}
