import { onLook } from '../mall/sweep';
import { beforeNotices, notify } from '../notice/store';
import { refuse } from '../refusal';
import { type Grant, grantReward, pastReward } from '../reward/grant';
import { rewards, seedMoreRewards } from '../reward/store';
import type { RewardRow } from '../reward/types';
import { DAY, defineStore, nextId, serverNow } from '../state';
import { allTeamActivities, needTeamActivity, phaseOf, type TeamActivity, type TeamGift } from './registry';
import type { TeamRow, TeamSeat } from './types';

/** How long the server takes to issue a reward. */
const ISSUE_AFTER_MS = 20_000;

const teams = defineStore('teams', () => ({
  byActivity: new Map<number, TeamRow[]>(),
  /** What is left of gifts that are limited, as "activityId giftId". */
  left: new Map<string, number>(),
  /** QA has used up the teams that can be begun. */
  full: new Set<number>(),
}));

export { teams };

/** The teams that are there from the beginning; returns what the members of complete ones were given. */
function seedTeams(activity: TeamActivity, now: number): RewardRow[] {
  const rows = activity.seed(Math.min(now, activity.period(now).endAt));
  teams().byActivity.set(activity.activityId, rows);
  const given: RewardRow[] = [];
  for (const row of rows)
    if (row.completedAt !== null)
      complete(activity, row, row.completedAt, (grant) => {
        const reward = pastReward(grant, grant.issueAt ?? grant.wonAt);
        given.push(reward);
        return reward;
      });
  return given;
}

seedMoreRewards('teams', () => allTeamActivities().flatMap((activity) => seedTeams(activity, serverNow())));

/** All teams of an activity, each as it is at this moment. */
export function teamsOf(activity: TeamActivity, now: number): TeamRow[] {
  const { activityId } = activity;
  // Rewards bring the teams of the beginning along.
  const given = rewards().rows;
  if (!teams().byActivity.has(activityId)) given.push(...seedTeams(activity, now));
  const rows = teams().byActivity.get(activityId) ?? [];
  for (const row of rows) settle(activity, row, now);
  return rows;
}

/** A team by its number, in whatever activity. */
export function needTeam(teamId: unknown, now: number): { activity: TeamActivity; row: TeamRow } {
  for (const activity of allTeamActivities()) {
    const row = teamsOf(activity, now).find((each) => each.teamId === teamId);
    if (row) return { activity, row };
  }
  throw refuse.notFound('没有找到这支小队，可能链接不完整，请让朋友再发一次');
}

/** The moment at which a team that is not complete is over. */
export function deadlineOf(activity: TeamActivity, { expireAt }: TeamRow, now: number): number {
  return Math.min(expireAt, activity.period(now).endAt);
}

/** What time alone changes: a team runs out of time, or the activity ends over it. */
function settle(activity: TeamActivity, row: TeamRow, now: number): void {
  if (row.state !== 'forming') return;
  const deadline = deadlineOf(activity, row, now);
  if (now < deadline) return;
  if (row.members.length >= activity.minMembers) complete(activity, row, deadline);
  else giveUp(activity, row, deadline);
}

/** Time has decided over it; nobody in it was there. */
function giveUp({ title, paths }: TeamActivity, row: TeamRow, at: number): void {
  row.state = row.expireAt <= at ? 'expired' : 'ended';
  const why = row.state === 'expired' ? '到时间没有齐人，可以重新发起' : '活动结束时没有齐人';
  for (const { userId } of row.members)
    notify(userId, {
      type: 'activity',
      key: `team-over:${row.teamId}`,
      at,
      title: '小队没有组成',
      summary: `${title}，${why}`,
      action: { text: '看这支小队', route: `${paths.team}?teamId=${row.teamId}` },
    });
}

function take({ activityId }: TeamActivity, { giftId, stock }: TeamGift): boolean {
  if (stock === null) return true;
  const key = `${activityId} ${giftId}`;
  const left = teams().left.get(key) ?? stock;
  if (left === 0) return false;
  teams().left.set(key, left - 1);
  return true;
}

/** How many of a limited gift are left; null: no limit. Before the start there is all of it. */
export function leftOf(activity: TeamActivity, { giftId, stock }: TeamGift): number | null {
  if (stock === null || phaseOf(activity, serverNow()) === 0) return stock;
  // The teams of the beginning have taken some.
  teamsOf(activity, serverNow());
  return teams().left.get(`${activity.activityId} ${giftId}`) ?? stock;
}

/** Everybody in the team is given the same, whoever invited whom. */
function complete(activity: TeamActivity, row: TeamRow, at: number, grant = grantReward): void {
  row.state = 'complete';
  row.completedAt = at;
  for (const { userId } of row.members) {
    row.rewardIds[userId] = activity.gifts
      .filter((gift) => take(activity, gift))
      .map((gift) => grant(rewardOf(activity, gift, userId, at)).rewardId);
    notify(userId, {
      type: 'activity',
      key: `team:${row.teamId}`,
      at,
      title: '小队组成了',
      summary: `${activity.title}，去看您的奖励`,
      action: { text: '看我的奖励', route: `${activity.paths.success}?teamId=${row.teamId}` },
    });
  }
}

function rewardOf(activity: TeamActivity, gift: TeamGift, userId: string, at: number): Grant {
  const { name, type, img, points, couponTemplateId, claimMs = 15 * DAY } = gift;
  return {
    userId,
    source: 'team',
    sourceText: activity.title,
    name,
    type,
    img,
    wonAt: at,
    issueAt: at + ISSUE_AFTER_MS,
    claimBefore: type === 'goods' ? at + claimMs : null,
    ...(points === undefined ? {} : { points }),
    ...(couponTemplateId === undefined ? {} : { couponTemplateId }),
  };
}

/** The team that a member is in, forming or complete; one that came to nothing binds nobody. None before the start. */
export function teamOfMember(activity: TeamActivity, userId: string, now: number): TeamRow | undefined {
  if (phaseOf(activity, now) === 0) return undefined;
  return teamsOf(activity, now).find(
    ({ state, members }) =>
      (state === 'forming' || state === 'complete') && members.some((each) => each.userId === userId),
  );
}

export function openTeam(activity: TeamActivity, leader: TeamSeat, now = serverNow()): TeamRow {
  const row: TeamRow = {
    teamId: nextId('TM'),
    activityId: activity.activityId,
    members: [leader],
    state: 'forming',
    createdAt: now,
    expireAt: now + activity.ttlMs,
    completedAt: null,
    rewardIds: {},
  };
  teamsOf(activity, now).push(row);
  return row;
}

/** Takes a seat; the last one makes the team complete. */
export function seat(row: TeamRow, newcomer: TeamSeat): void {
  const activity = needTeamActivity(row.activityId);
  row.members.push(newcomer);
  if (row.members.length === activity.maxMembers) complete(activity, row, newcomer.joinedAt);
}

/** Whether no further team can be begun. */
export function isQuotaFull(activity: TeamActivity, now: number): boolean {
  return teams().full.has(activity.activityId) || teamsOf(activity, now).length >= activity.maxTeams;
}

function settleAll(): void {
  for (const activity of allTeamActivities()) teamsOf(activity, serverNow());
}

onLook(settleAll);
beforeNotices('teams', settleAll);
