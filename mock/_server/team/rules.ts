import type { RewardStatus } from '../../../src/features/reward/contract';
import type { TeamReward } from '../../../src/features/team/contract';
import type { Context, GuestContext } from '../handle';
import { maskName } from '../masks';
import { isFeatureOn } from '../platform/config';
import { inviteCodeOf, inviterIn } from '../referral/rules';
import { CODES, needText, pageOf, Refusal, refuse } from '../refusal';
import { waitOf } from '../reward/limits';
import { findReward } from '../reward/rules';
import type { RewardRow } from '../reward/types';
import type { User } from '../users';
import { activityButtons, joinButton, judgeJoin, judgeMember, roleOf, STATUS_OF, teamButtons } from './judge';
import { needTeamActivity, phaseOf, type TeamActivity } from './registry';
import { deadlineOf, isQuotaFull, leftOf, needTeam, openTeam, seat, teamOfMember, teamsOf } from './store';
import type { TeamRow, TeamSeat } from './types';

const NAMELESS = '微信用户';

function needFeature(): void {
  if (!isFeatureOn('team')) throw refuse.ended('组队功能暂停使用，恢复后可以再组');
}

function showMembers({ members }: TeamRow, user: User | undefined) {
  return members.map(({ userId, nickname, avatar, joinedAt }, place) => ({
    nickname: nickname === '' ? NAMELESS : maskName(nickname),
    avatar,
    isLeader: place === 0,
    isMe: userId === user?.userId,
    joinedAt,
  }));
}

function showTeam(activity: TeamActivity, row: TeamRow, user: User | undefined, now: number) {
  return {
    teamId: row.teamId,
    members: showMembers(row, user),
    need: Math.max(0, activity.minMembers - row.members.length),
    maxMembers: activity.maxMembers,
    expireAt: deadlineOf(activity, row, now),
  };
}

export function showActivity({ query, user, now }: GuestContext) {
  needFeature();
  const activity = needTeamActivity(query.activityId);
  const own = user && teamOfMember(activity, user.userId, now);
  const verdict = own ? { code: 'ok' as const } : judgeMember(activity, user, now);
  const { minMembers, maxMembers, ttlMs: teamTtl, ruleText } = activity;
  return {
    status: phaseOf(activity, now),
    minMembers,
    maxMembers,
    teamTtl,
    rewards: activity.gifts.map((gift) => {
      const left = leftOf(activity, gift);
      const note = left === null ? '不限量' : `${gift.stock} 份，还有 ${left} 份`;
      return { name: gift.name, type: gift.type, img: gift.img, note };
    }),
    ruleText,
    ...(own
      ? {
          myTeam: {
            ...showTeam(activity, own, user, now),
            status: STATUS_OF[own.state],
            isLeader: roleOf(own, user) === 'leader',
          },
        }
      : {}),
    ...(verdict.code === 'notEligible' ? { reasonText: verdict.text } : {}),
    operate: activityButtons(activity, user, now),
    ...activity.period(now),
    serverTime: now,
  };
}

const REWARD_STATUS: Readonly<Record<RewardStatus, TeamReward['status']>> = {
  processing: 'processing',
  claim: 'claim',
  toShip: 'toShip',
  shipped: 'shipped',
  done: 'issued',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'expired',
};

/** Goods are received, everything else is there as soon as it is issued. */
function statusOfReward({ status, type }: Pick<RewardRow, 'status' | 'type'>): TeamReward['status'] {
  return status === 'done' && type === 'goods' ? 'done' : REWARD_STATUS[status];
}

function showRewards({ rewardIds }: TeamRow, user: User, now: number) {
  return (rewardIds[user.userId] ?? []).flatMap((rewardId) => {
    const row = findReward(rewardId, now);
    if (!row) return [];
    const { type, name, img, claimBefore, couponId } = row;
    const reasonText = row.status === 'processing' ? waitOf(row) : row.reasonText;
    return {
      rewardId,
      type,
      name,
      img,
      status: statusOfReward(row),
      needAddress: row.status === 'claim',
      claimBefore,
      ...(couponId ? { couponId } : {}),
      ...(reasonText ? { reasonText } : {}),
    };
  });
}

/** A team as somebody sees it: guests see everything but what is each member's own. */
export function showOneTeam({ query, user, now }: GuestContext) {
  needFeature();
  const { activity, row } = needTeam(needText(query.teamId, '链接里没有小队编号，请让朋友再发一次', 40), now);
  const role = roleOf(row, user);
  const verdict = judgeJoin(activity, row, user, now);
  return {
    ...showTeam(activity, row, user, now),
    activityId: activity.activityId,
    status: STATUS_OF[row.state],
    myRole: role,
    joinable: verdict.code === 'ok',
    reasonCode: verdict.code,
    ...(verdict.text ? { reasonText: verdict.text } : {}),
    ruleText: activity.ruleText,
    completedAt: row.completedAt,
    ...(user ? { inviteCode: inviteCodeOf(user.userId) } : {}),
    ...(user && role !== 'none' && row.state === 'complete' ? { rewards: showRewards(row, user, now) } : {}),
    operate: teamButtons(activity, row, user, now),
    serverTime: now,
  };
}

/** Teams that still take somebody, those that lack the fewest first; never one that is over, full, or his own. */
function openTeams(activity: TeamActivity, user: User | undefined, now: number): TeamRow[] {
  if (phaseOf(activity, now) !== 1) return [];
  return teamsOf(activity, now)
    .filter((row) => row.state === 'forming' && roleOf(row, user) === 'none')
    .sort((a, b) => b.members.length - a.members.length || a.expireAt - b.expireAt);
}

export function listHotTeams({ query, user, now }: GuestContext) {
  needFeature();
  const activity = needTeamActivity(query.activityId);
  const rows = openTeams(activity, user, now).filter(({ teamId }) => teamId !== query.teamId);
  const result = pageOf(rows, query);
  return {
    ...result,
    recordList: result.recordList.map((row) => ({
      ...showTeam(activity, row, user, now),
      operate: [joinButton(activity, user, now)],
    })),
  };
}

function asSeat({ userId, nickname, avatar }: User, now: number): TeamSeat {
  return { userId, nickname, avatar, joinedAt: now };
}

/** Why a member of `own` can be in no other team, with what he can do about his own. */
function whyInOwn(own: TeamRow, isLeader: boolean): string {
  if (own.state === 'complete') return '您的小队已经组成，一次只能在一支小队，可以看奖励';
  if (!isLeader) return '您已经在另一支小队里，一次只能在一支小队，请先退出那一支';
  const way = own.members.length > 1 ? '可以邀请好友，等人到齐' : '请先解散那一支';
  return `您已经发起了一支小队，一次只能在一支小队，${way}`;
}

/** Refuses who can be in no new team; who is in one already is told which. */
function needFree(activity: TeamActivity, user: User, now: number): void {
  const { code, text = '' } = judgeMember(activity, user, now);
  if (code === 'notStarted') throw refuse.notStarted();
  if (code === 'ended') throw refuse.ended();
  if (code === 'notEligible') throw refuse.level(text);
  const own = teamOfMember(activity, user.userId, now);
  if (!own) return;
  throw refuse.alreadyDone(whyInOwn(own, roleOf(own, user) === 'leader'), { teamId: own.teamId });
}

export function create({ body, user, now }: Context) {
  needFeature();
  const activity = needTeamActivity(body.activityId);
  needFree(activity, user, now);
  if (isQuotaFull(activity, now)) throw refuse.limit('发起名额已满，可以加入别的小队');
  const { teamId } = openTeam(activity, asSeat(user, now), now);
  return { teamId, status: 0 };
}

function refuseOver(activity: TeamActivity, row: TeamRow, user: User, now: number): void {
  const { text = '' } = judgeJoin(activity, row, user, now);
  if (row.state === 'complete') {
    const others = openTeams(activity, user, now).slice(0, 3);
    throw new Refusal(CODES.SOLD_OUT, '人已满，可以加入别的小队', {
      teams: others.map((each) => showTeam(activity, each, user, now)),
    });
  }
  if (row.state !== 'forming') throw refuse.ended(text);
}

export function join({ body, user, now }: Context) {
  needFeature();
  const { activity, row } = needTeam(needText(body.teamId, '请选择小队', 40), now);
  if (roleOf(row, user) !== 'none') throw refuse.alreadyDone('您已在这支小队', { teamId: row.teamId });
  refuseOver(activity, row, user, now);
  needFree(activity, user, now);
  const inviter = inviterIn(body);
  seat(row, { ...asSeat(user, now), ...(inviter ? { inviter } : {}) });
  return { teamId: row.teamId, status: STATUS_OF[row.state] };
}

export function quit({ body, user, now }: Context) {
  const { row } = needTeam(needText(body.teamId, '请选择小队', 40), now);
  const role = roleOf(row, user);
  if (role === 'none') throw refuse.notYours('您不在这支小队里，可以加入或自己发起');
  if (row.state === 'complete') throw refuse.alreadyDone('小队已经组成，不能退出，可以看奖励');
  if (row.state !== 'forming') throw refuse.alreadyDone('小队已经不在组队，不用退出');
  if (role === 'leader' && row.members.length > 1)
    throw refuse.limit('已有队友加入，不能解散，到时间没有齐人会自动解散');
  if (role === 'leader') row.state = 'dissolved';
  else row.members = row.members.filter(({ userId }) => userId !== user.userId);
  return { teamId: row.teamId, status: STATUS_OF[row.state] };
}
