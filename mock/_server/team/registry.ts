import { numberOf, refuse } from '../refusal';
import type { RewardType } from '../reward/types';
import type { TeamRow } from './types';

/** What each member of a complete team is given. */
export interface TeamGift {
  giftId: string;
  name: string;
  type: RewardType;
  img: string;
  /** How many there are at first; null: no limit. The gift is left out once they are gone. */
  stock: number | null;
  points?: number;
  couponTemplateId?: string;
  /** Goods: how long the member may take to give an address. */
  claimMs?: number;
}

/** An activity that is played in teams. A campaign registers its own. */
export interface TeamActivity {
  activityId: number;
  title: string;
  /** So many make a team; it is complete at once with `maxMembers`, and when its time is over with `minMembers`. */
  minMembers: number;
  maxMembers: number;
  ttlMs: number;
  /** So many teams can be begun. */
  maxTeams: number;
  ruleText: string;
  gifts: readonly TeamGift[];
  /** Router paths of its screens. */
  paths: { home: string; team: string; success: string };
  period: (now: number) => { startAt: number; endAt: number };
  /** Whether its page was taken off, so that nothing leads there. */
  isRemoved?: (now: number) => boolean;
  /** Why a member cannot take part, with the way out; undefined when he can. */
  objection?: (userId: string) => { text: string; action?: { text: string; route: string } } | undefined;
  /** The teams of invented members that are there already. */
  seed: (now: number) => TeamRow[];
}

const activities = new Map<number, TeamActivity>();

/** Adds an activity that is played in teams; another one of the same number is replaced. */
export function registerTeamActivity(activity: TeamActivity): void {
  activities.set(activity.activityId, activity);
}

export function needTeamActivity(activityId: unknown): TeamActivity {
  const found = activities.get(numberOf(activityId));
  if (!found) throw refuse.notFound('没有找到这个组队活动，可以看看其他活动');
  return found;
}

export function allTeamActivities(): readonly TeamActivity[] {
  return [...activities.values()];
}

/** 0 not started, 1 running, 2 ended. */
export function phaseOf({ period }: TeamActivity, now: number): 0 | 1 | 2 {
  const { startAt, endAt } = period(now);
  if (now < startAt) return 0;
  return now < endAt ? 1 : 2;
}
