import { nameInWords, type Team, type TeamMember, titleOf } from '@/features/team';
import { formatDay, formatNearDay } from '@/shared/lib/timeFormat';

const STATE: Readonly<Record<Team['status'], string>> = { 0: '', 1: '人已满', 2: '没有成队', 3: '已过期' };

/** "何* 的小队"; its leader reads that it is his. */
export function whoseTeam(team: Team): string {
  return team.myRole === 'leader' ? '我的小队' : titleOf(team);
}

/** Whether the server lets him begin a team, by the buttons of an activity or of another team. */
export const mayBegin = ({ operate }: Pick<Team, 'operate'>): boolean =>
  operate.some(({ key, enabled }) => key === 'create' && enabled);

/** "何* 的小队，还差 1 人" */
export function describeTeam(team: Team): string {
  const whose = whoseTeam(team);
  if (team.status !== 0) return `${whose}，${STATE[team.status]}`;
  return team.need > 0 ? `${whose}，还差 ${team.need} 人` : whose;
}

/** "今天" and "加入", "4 月 18 日" and "发起", "2025-04-18 " and "发起": a line breaks between them only. */
export function describeJoining({ isLeader, joinedAt }: TeamMember, now: number): readonly string[] {
  const deed = isLeader ? '发起' : '加入';
  if (joinedAt === null) return [isLeader ? '队长' : '已加入'];
  if (formatDay(joinedAt) === formatDay(now)) return ['今天', deed];
  return [formatNearDay(joinedAt, deed, now).slice(0, -deed.length), deed];
}

/** What a shared team says about itself; no full name. */
export function inviteTitle(team: Team): string {
  const me = team.members.find(({ isMe }) => isMe);
  return `${me ? nameInWords(me.nickname) : '朋友'} 邀您一起放风筝`;
}
