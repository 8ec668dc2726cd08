import type { Operate } from '../../../src/shared/lib/schema';
import { refuse, wordOf } from '../refusal';
import { DAY, dayOf, defineStore, startOfDay } from '../state';
import type { User } from '../users';

/** 0 not started, 1 running, 2 ended, 3 removed. */
export type Phase = 0 | 1 | 2 | 3;

export interface Period {
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
}

/** Who asks, and where the campaign stands. */
export interface CampaignContext extends Period {
  /** Undefined for a guest. */
  user: User | undefined;
  now: number;
  phase: Phase;
}

/** What a campaign adds to the answer of campaign/detail, the kinds of its blocks among it. */
export interface CampaignAnswer {
  blocks: readonly string[];
  operate?: Operate[];
  rulesKey?: string;
  [field: string]: unknown;
}

export interface MockCampaign {
  code: string;
  /** The word that addresses have for it, where that is not the code. */
  from?: string;
  activityId: number;
  title: string;
  /** The router path of its first screen. */
  route: string;
  /** The picture of its tile and banner. */
  cover: string;
  /** Its period, from the beginning of the day on which the data were seeded. */
  period: (today: number) => Period;
  detail: (ctx: CampaignContext) => CampaignAnswer;
  /** Gives a reward that the member has earned; refuses what he has not. Only with rewards. */
  claim?: (user: User, rewardId: string, now: number) => { recordId: string; status: string };
}

const campaigns = new Map<string, MockCampaign>();

/** The day from which periods count: the real one of the seed, so that QA's clock moves through them. */
const standing = defineStore('campaigns', () => ({
  today: startOfDay(dayOf(Date.now())),
  /** Phases that QA has set, by code. */
  forced: new Map<string, Phase>(),
  /** Who wants to be told of the start, as "code userId". */
  reminders: new Set<string>(),
}));

/** Adds a campaign to the mock server; another one of the same code is replaced. */
export function registerCampaign(campaign: MockCampaign): void {
  campaigns.set(campaign.code, campaign);
}

export function allCampaigns(): readonly MockCampaign[] {
  return [...campaigns.values()];
}

/** A campaign by its code or by the word that addresses have for it. */
export function findCampaign(word: string): MockCampaign | undefined {
  return campaigns.get(word) ?? allCampaigns().find(({ from }) => from === word);
}

export function needCampaign(code: unknown): MockCampaign {
  const found = campaigns.get(wordOf(code));
  if (!found) throw refuse.notFound('没有找到这个活动，可以回首页看看');
  return found;
}

/** Its own period, or one of whole days around today that fits the phase which QA has set. */
export function periodOf({ code, period }: MockCampaign, now: number): Period {
  const own = period(standing().today);
  const forced = standing().forced.get(code);
  // What is taken off has ended, so that nothing of it can be joined or bought any more.
  const phase = forced === 3 ? 2 : forced;
  if (phase === undefined || phaseAt(own, now) === phase) return own;
  const today = startOfDay(dayOf(now));
  if (phase === 0) return { startAt: today + DAY, endAt: today + 8 * DAY };
  if (phase === 1) return { startAt: today - DAY, endAt: today + 7 * DAY };
  return { startAt: today - 8 * DAY, endAt: today };
}

/** Where a period stands by itself. */
export function phaseAt({ startAt, endAt }: Period, now: number): Phase {
  if (now < startAt) return 0;
  return now < endAt ? 1 : 2;
}

export function phaseOf(campaign: MockCampaign, now: number): Phase {
  return standing().forced.get(campaign.code) ?? phaseAt(periodOf(campaign, now), now);
}

/** Whether a campaign was taken off: its page shows nothing any more. */
export function isRemoved(code: string, now: number): boolean {
  const campaign = findCampaign(code);
  return campaign !== undefined && phaseOf(campaign, now) === 3;
}

const followers = new Map<string, (isForced: boolean) => void>();

/** Tells what has times of its own within a campaign that QA has set the phase, or given it back to the clock. */
export function followPhase(code: string, follow: (isForced: boolean) => void): void {
  followers.set(code, follow);
}

/** Sets the phase that a campaign is in, whatever its period says; undefined takes that back. */
export function forcePhase(code: string, phase: Phase | undefined): void {
  if (phase === undefined) standing().forced.delete(code);
  else standing().forced.set(code, phase);
  followers.get(code)?.(phase !== undefined);
}

/** Refuses what a campaign takes only while it runs: 2001 before, 2002 after. */
export function needRunning(campaign: MockCampaign, now: number): void {
  const phase = phaseOf(campaign, now);
  if (phase === 0) throw refuse.notStarted();
  if (phase !== 1) throw refuse.ended();
}

export function isReminded(code: string, userId: string): boolean {
  return standing().reminders.has(`${code} ${userId}`);
}

export function setReminder(code: string, userId: string, isOn: boolean): void {
  if (isOn) standing().reminders.add(`${code} ${userId}`);
  else standing().reminders.delete(`${code} ${userId}`);
}
