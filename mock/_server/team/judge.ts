import type { TEAM_REASONS, Team } from '../../../src/features/team/contract';
import type { Operate } from '../../../src/shared/lib/schema';
import type { User } from '../users';
import { phaseOf, type TeamActivity } from './registry';
import { isQuotaFull, teamOfMember } from './store';
import type { TeamRow } from './types';

export type Reason = (typeof TEAM_REASONS)[number];
export type Status = Team['status'];

export const STATUS_OF: Readonly<Record<TeamRow['state'], Status>> = {
  forming: 0,
  complete: 1,
  dissolved: 2,
  ended: 2,
  expired: 3,
};

interface Verdict {
  code: Reason;
  text?: string;
  action?: { text: string; route: string };
}

export function pathTo(activity: TeamActivity, screen: 'team' | 'success', { teamId }: TeamRow): string {
  return `${activity.paths[screen]}?teamId=${teamId}`;
}

/** Why a member can be in no new team, begun by him or joined; `ok` when he can. Guests can, once they have signed in. */
export function judgeMember(activity: TeamActivity, user: User | undefined, now: number): Verdict {
  const phase = phaseOf(activity, now);
  if (phase === 0) return { code: 'notStarted', text: '活动还没有开始' };
  if (phase === 2) return { code: 'ended', text: '活动已结束', action: wayOut(activity, now) };
  if (!user) return { code: 'ok' };
  const own = teamOfMember(activity, user.userId, now);
  if (own) return { code: 'otherTeam', text: '您已有小队', action: wayTo(activity, own) };
  const objection = activity.objection?.(user.userId);
  return objection ? { code: 'notEligible', ...objection } : { code: 'ok' };
}

function wayOut({ paths, isRemoved }: TeamActivity, now: number) {
  return isRemoved?.(now)
    ? { text: '去积分商城', route: '/schedule/points-mall' }
    : { text: '回活动页', route: paths.home };
}

function wayTo(activity: TeamActivity, row: TeamRow) {
  return row.state === 'complete'
    ? { text: '看我的奖励', route: pathTo(activity, 'success', row) }
    : { text: '进入我的小队', route: pathTo(activity, 'team', row) };
}

function button(key: string, text: string, { code, text: reasonText = '', action }: Verdict): Operate {
  if (code === 'ok') return { key, text, enabled: true };
  return { key, text, enabled: false, reasonText, ...(action ? { reasonAction: action } : {}) };
}

/** The way to begin a team, or why not. */
export function createButton(activity: TeamActivity, user: User | undefined, now: number, text: string): Operate {
  const verdict = judgeMember(activity, user, now);
  if (verdict.code !== 'ok' || !isQuotaFull(activity, now)) return button('create', text, verdict);
  return { key: 'create', text, enabled: false, reasonText: '发起名额已满，可以加入别的小队' };
}

/** The way to join a team, or why not; a member of it needs none. */
export function joinButton(activity: TeamActivity, user: User | undefined, now: number): Operate {
  return button('join', '加入', judgeMember(activity, user, now));
}

/** The main action of the activity: into one's own team, or to begin one. Nothing before the start. */
export function activityButtons(activity: TeamActivity, user: User | undefined, now: number): Operate[] {
  const own = user && teamOfMember(activity, user.userId, now);
  if (own) {
    const way = wayTo(activity, own);
    return [{ key: 'mine', text: way.text, enabled: true, reasonAction: way }];
  }
  return phaseOf(activity, now) === 1 ? [createButton(activity, user, now, '发起组队')] : [];
}

export function roleOf({ members }: TeamRow, user: User | undefined): Team['myRole'] {
  const place = user ? members.findIndex(({ userId }) => userId === user.userId) : -1;
  if (place < 0) return 'none';
  return place === 0 ? 'leader' : 'member';
}

function quitButton({ members }: TeamRow, role: Team['myRole']): Operate {
  if (role === 'member') return { key: 'quit', text: '退出', enabled: true };
  if (members.length === 1) return { key: 'quit', text: '解散', enabled: true };
  return { key: 'quit', text: '解散', enabled: false, reasonText: '已有队友加入，不能解散' };
}

const AGAIN: Readonly<Record<Status, string>> = { 0: '', 1: '人已满，自己发起', 2: '再来一次', 3: '重新发起' };

/** What somebody can do about a team, the main action last. */
export function teamButtons(activity: TeamActivity, row: TeamRow, user: User | undefined, now: number): Operate[] {
  const role = roleOf(row, user);
  const status = STATUS_OF[row.state];
  if (status === 0 && role === 'none') return [joinButton(activity, user, now)];
  if (status === 0) return [quitButton(row, role), { key: 'invite', text: '邀请好友', enabled: true }];
  if (status === 1 && role !== 'none') {
    const way = wayTo(activity, row);
    return [{ key: 'mine', text: way.text, enabled: true, reasonAction: way }];
  }
  return [createButton(activity, user, now, AGAIN[status])];
}

const OVER: Readonly<Record<TeamRow['state'], Verdict | undefined>> = {
  forming: undefined,
  complete: { code: 'full', text: '人已满' },
  expired: { code: 'expired', text: '到时间没有齐人，小队已过期' },
  dissolved: { code: 'dissolved', text: '队长已解散小队' },
  ended: { code: 'ended', text: '活动结束时没有齐人' },
};

/** Whether somebody may join a team now, and why not. */
export function judgeJoin(activity: TeamActivity, row: TeamRow, user: User | undefined, now: number): Verdict {
  if (roleOf(row, user) !== 'none') return OVER[row.state] ?? { code: 'mine', text: '您已在这支小队' };
  return OVER[row.state] ?? judgeMember(activity, user, now);
}
