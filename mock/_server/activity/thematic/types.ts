import type { WelfareType } from '../../../../src/features/activity/thematicContract';
import type { Block } from '../../../../src/shared/lib/schema';

/** Who may claim a welfare besides everybody. */
export type WelfareNeed = 'card' | 'sign' | 'comment';

export interface WelfareRow {
  welfareId: string;
  name: string;
  img: string;
  type: WelfareType;
  need: WelfareNeed | undefined;
  /** null: not limited. */
  left: number | null;
  /** When claiming starts and ends; undefined: with the activity. */
  startAt: number | undefined;
  endAt: number | undefined;
  points: number | null;
  couponTemplateId: string | null;
  rightId: string | undefined;
  /** It is paid out some hours after the claim. */
  isSlow: boolean;
  /** What is said when it has run out. */
  soldOutText: string;
}

export interface LiveRow {
  liveId: string;
  title: string;
  host: string;
  cover: string;
  startAt: number;
  endAt: number;
  watchType: 'video' | 'page';
  watchUrl: string;
  hasReplay: boolean;
  /** How many others want to be told of the start. */
  booked: number;
}

/** What one activity has of the thematic calls. */
export interface ThematicRow {
  activityId: number;
  /** What it is called and when it runs while no campaign has its number. */
  title: string;
  startAt: number;
  endAt: number;
  heroUrl: string;
  welfareRoute: string;
  /** Where a reward says it comes from. */
  sourceText: string;
  live: LiveRow | undefined;
  welfare: WelfareRow[];
  rules: { version: string; blocks: Block[] };
  share: { title: string; desc: string; img: string; link: string };
}

export interface ClaimRow {
  activityId: number;
  welfareId: string;
  userId: string;
  rewardId: string;
}

export interface WatchRow {
  activityId: number;
  liveId: string;
  userId: string;
  at: number;
}
