import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  countOrNull,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  page,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/team';

/** 0 forming; 1 complete; 2 failed (dissolved, or the campaign ended first); 3 out of time. Source: screens 5. */
export const TEAM_STATUSES = [0, 1, 2, 3] as const;

/** Somebody of a team; the nickname is masked by the server, and absent for who has none. */
const member = record({
  nickname: text(),
  avatar: text(),
  isLeader: flag(),
  isMe: flag(),
  joinedAt: time(),
});
export type TeamMember = v.InferOutput<typeof member>;

const teamFields = {
  teamId: id(),
  members: list(member),
  /** How many are still wanted. */
  need: count(),
  /** How many there can be, the leader among them. */
  maxMembers: count(),
  expireAt: time(),
};

/** The member's own team of an activity. */
const myTeam = record({ ...teamFields, status: oneOf(TEAM_STATUSES, 0), isLeader: flag() });
export type MyTeam = v.InferOutput<typeof myTeam>;

/**
 * The team part of an activity: how many make a team, how long it may take (`teamTtl`, ms), what each member of a complete
 * one is given, and the member's own team. `operate` holds the way to begin one, or why not.
 */
export const getTeamActivity = defineCall({
  method: 'GET',
  path: `${PREFIX}/activity`,
  role: 'secondary',
  payload: record({ activityId: v.number() }),
  data: record({
    /** 0 not started, 1 running, 2 ended. */
    status: oneOf([0, 1, 2], 1),
    minMembers: count(),
    maxMembers: count(),
    teamTtl: countOrNull(),
    rewards: list(record({ name: text(), type: text(), img: text(), note: optionalText() })),
    /** How it works, in one sentence. */
    ruleText: text(),
    myTeam: maybe(myTeam),
    /** Why the member cannot take part. */
    reasonText: optionalText(),
    operate: operate(),
    startAt: time(),
    endAt: time(),
    serverTime: serverTime(),
  }),
});
export type TeamActivity = v.InferOutput<typeof getTeamActivity.data>;

/**
 * What a member of a complete team is given. processing: being issued; issued: is there; failed; of goods also claim: waits
 * for an address; toShip: address known, not sent yet; shipped: on its way; done: received; expired: not claimed in time.
 */
export const TEAM_REWARD_STATUSES = [
  'processing',
  'claim',
  'toShip',
  'shipped',
  'done',
  'issued',
  'failed',
  'expired',
] as const;

const reward = record({
  rewardId: id(),
  type: text(),
  name: text(),
  img: text(),
  status: oneOf(TEAM_REWARD_STATUSES, 'processing'),
  needAddress: flag(),
  claimBefore: time(),
  /** Of a coupon. */
  couponId: optionalText(),
  reasonText: optionalText(),
});
export type TeamReward = v.InferOutput<typeof reward>;

/** Whether a visitor may join, and if not, why. Source: screens 5. */
export const TEAM_REASONS = [
  'ok',
  'mine',
  'full',
  'expired',
  'dissolved',
  'otherTeam',
  'notEligible',
  'notStarted',
  'ended',
] as const;

/**
 * One team, for anybody who has its number. What it is about (`operate`: join, create, invite, quit) and why not comes from
 * the server. `rewards` is there for the members of a complete team; `inviteCode` is the asking member's public code.
 */
export const getTeam = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ teamId: v.string() }),
  data: record({
    ...teamFields,
    activityId: maybe(count()),
    status: oneOf(TEAM_STATUSES, 0),
    myRole: oneOf(['none', 'member', 'leader'], 'none'),
    joinable: flag(),
    reasonCode: oneOf(TEAM_REASONS, 'ok'),
    reasonText: optionalText(),
    ruleText: text(),
    completedAt: time(),
    inviteCode: optionalText(),
    rewards: maybe(list(reward)),
    operate: operate(),
    serverTime: serverTime(),
  }),
});
export type Team = v.InferOutput<typeof getTeam.data>;

/** An open team that lacks few people. */
const hotTeam = record({ ...teamFields, operate: operate() });
export type HotTeam = v.InferOutput<typeof hotTeam>;

/** Open teams, those that lack the fewest first; none that is full, over, or the member's own, nor `teamId`. */
export const getHotTeams = defineCall({
  method: 'GET',
  path: `${PREFIX}/hot`,
  role: 'secondary',
  payload: record({
    activityId: v.number(),
    teamId: v.optional(v.string()),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: page(hotTeam),
});

const done = extra(record({ teamId: id(), status: oneOf(TEAM_STATUSES, 0) }));

/** Begins a team, whose leader the member is. Refused with 2008 while he is in another one. */
export const createTeam = defineCall({
  method: 'POST',
  path: `${PREFIX}/create`,
  role: 'money',
  payload: record({ activityId: v.number(), clientToken: v.string() }),
  data: done,
});

/** Takes a seat. Refused with 2003 when the last one is gone, with 2002 when the team is over, with 2008 while in a team. */
export const joinTeam = defineCall({
  method: 'POST',
  path: `${PREFIX}/join`,
  role: 'money',
  payload: record({ teamId: v.string(), inviter: v.optional(v.string()), clientToken: v.string() }),
  data: done,
});

/** Gives the seat up; a leader who is alone dissolves the team. Not once it is complete. */
export const quitTeam = defineCall({
  method: 'POST',
  path: `${PREFIX}/quit`,
  role: 'write',
  payload: record({ teamId: v.string(), clientToken: v.string() }),
  data: done,
});
