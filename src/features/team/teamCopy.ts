import { splitTimeLeft } from '@/shared/lib/countdown';
import { shownName } from '@/shared/lib/shownText';
import type { TeamMember } from './contract';

/** Who leads a team; the first of a team whose leader the server does not tell. */
export function leaderOf<Member extends TeamMember>(members: readonly Member[]): Member | undefined {
  return members.find(({ isLeader }) => isLeader) ?? members[0];
}

/** What fits beside our words on one line; letters of the alphabet take half of a sign. */
const MOST_SIGNS = 6;

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0);

/** Somebody's name within words of ours: a long one is cut, and what is said about it stays. */
export function nameInWords(nickname: string): string {
  const name = shownName(nickname);
  const letters = Array.from(name);
  const widths = letters.map((letter) => (/[\u0020-\u007E]/.test(letter) ? 0.5 : 1));
  const cut = letters.findIndex((_, place) => sum(widths.slice(0, place + 1)) > MOST_SIGNS);
  return cut < 0 ? name : `${letters.slice(0, cut).join('')}…`;
}

/** "何* 的小队" */
export function titleOf({ members }: { members: readonly TeamMember[] }): string {
  const leader = leaderOf(members);
  return leader ? `${nameInWords(leader.nickname)} 的小队` : '小队';
}

/** "还差 1 人，剩 5 小时"; the time is left out when it is not known. */
export function describeOpenTeam({ need, expireAt }: { need: number; expireAt: number | null }, now: number): string {
  const who = need > 0 ? `还差 ${need} 人` : '还能加入';
  return expireAt === null ? who : `${who}，剩 ${describeRest(expireAt - now)}`;
}

function describeRest(leftMs: number): string {
  const { days, hours, minutes } = splitTimeLeft(leftMs);
  if (days > 0) return `${days} 天`;
  return hours > 0 ? `${hours} 小时` : `${Math.max(minutes, 1)} 分钟`;
}

/** How many places are still free. */
export function freeSeats({ members, maxMembers }: { members: readonly unknown[]; maxMembers: number }): number {
  return Math.max(0, maxMembers - members.length);
}
